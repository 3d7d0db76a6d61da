# bash completion for robbers
_robbers_rulings() {
    robbers list questions --json 2>/dev/null |
        awk -F'"' '$2 == "id" { q = $4 } $2 == "preferred" || $2 == "other" { sub(/:.*/, "", $4); print q "=" $4 }'
}

_robbers() {
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
    local everywhere='-h --help -V --version -q --quiet -v --verbose --color --no-color'
    local editions='c1-2012 c1-2013 c1-zmg c2 c2-zmg c3 c3.1 all'
    local command='' word
    for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case $word in
        adjudicate | bless | check | list | help)
            command=$word
            break
            ;;
        *.yaml | *.yml | -)
            command=adjudicate
            break
            ;;
        esac
    done
    COMPREPLY=()
    # --ruling QUESTION=ANSWER: bash makes "=" a word of its own.
    local equals=$COMP_CWORD
    [[ $current == = ]] || ((equals--))
    if [[ ${COMP_WORDS[equals]} == = && ${COMP_WORDS[equals - 2]-} == --ruling ]]; then
        local question=${COMP_WORDS[equals - 1]}
        mapfile -t COMPREPLY < <(compgen -W "$(_robbers_rulings | sed -n "s/^$question=//p")" -- "${current#=}")
        return
    fi
    case $previous in
    -e | --edition)
        # The last of several editions, separated by commas.
        local before=''
        [[ $current == *,* ]] && before=${current%,*},
        mapfile -t COMPREPLY < <(compgen -P "$before" -W "$editions" -- "${current##*,}")
        return
        ;;
    --color)
        mapfile -t COMPREPLY < <(compgen -W 'auto always never' -- "$current")
        return
        ;;
    -f | --format)
        mapfile -t COMPREPLY < <(compgen -W 'text json jsonl line' -- "$current")
        return
        ;;
    --explain)
        mapfile -t COMPREPLY < <(compgen -W 'none brief full' -- "$current")
        return
        ;;
    --ruling)
        mapfile -t COMPREPLY < <(compgen -W "$(_robbers_rulings | cut -d= -f1 | uniq)" -S = -- "$current")
        compopt -o nospace
        return
        ;;
    --limit | --max-states) return ;;
    esac
    local options=$everywhere
    case $command in
    adjudicate) options+=' -e --edition --ruling -f --format --json --limit --explain --max-states -o --output' ;;
    bless) options+=' --check -y --yes' ;;
    list) options+=' --json' ;;
    esac
    if [[ $current == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$options" -- "$current")
    elif [[ $command == list ]]; then
        mapfile -t COMPREPLY < <(compgen -W 'editions clauses questions sources diagnostics' -- "$current")
    elif [[ $command == help ]]; then
        mapfile -t COMPREPLY < <(compgen -W 'adjudicate bless check list' -- "$current")
    else
        [[ -z $command ]] && mapfile -t COMPREPLY < <(compgen -W 'adjudicate bless check list help' -- "$current")
        local file
        while IFS= read -r file; do
            case $file in
            *.yaml | *.yml) COMPREPLY+=("$file") ;;
            *) [[ -d $file ]] && COMPREPLY+=("$file/") && compopt -o nospace ;;
            esac
        done < <(compgen -f -- "$current")
    fi
}
complete -F _robbers robbers
