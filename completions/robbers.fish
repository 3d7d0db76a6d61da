# fish completion for robbers
function __robbers_rulings
    robbers list questions --json 2>/dev/null |
        awk -F'"' '$2 == "id" { q = $4 } $2 == "preferred" || $2 == "other" { sub(/:.*/, "", $4); print q "=" $4 }'
end

set -l commands adjudicate bless check list help
set -l not_yet "not __fish_seen_subcommand_from $commands"
set -l adjudicate "not __fish_seen_subcommand_from bless check list help"

complete -c robbers -n $not_yet -a adjudicate -d 'Find every legal outcome'
complete -c robbers -n $not_yet -a bless -d 'Rewrite expectations that fail'
complete -c robbers -n $not_yet -a check -d 'Check scenario files'
complete -c robbers -n $not_yet -f -a list -d 'List what the program knows'
complete -c robbers -n $not_yet -f -a help -d 'Show help'
complete -c robbers -n '__fish_seen_subcommand_from list' -f -a 'editions clauses questions sources diagnostics'
complete -c robbers -n '__fish_seen_subcommand_from help' -f -a 'adjudicate bless check list'

complete -c robbers -s h -l help -d 'Show help and exit'
complete -c robbers -s V -l version -d 'Show the version and exit'
complete -c robbers -s q -l quiet -d 'Leave out remarks'
complete -c robbers -s v -l verbose -d 'Say more'
complete -c robbers -l color -x -a 'auto always never' -d 'When to colour'
complete -c robbers -l no-color -d 'No colours'

complete -c robbers -n $adjudicate -s e -l edition -x -a 'c1-2012 c1-2013 c1-zmg c2 c2-zmg c3 c3.1 all' -d 'Editions'
complete -c robbers -n $adjudicate -l ruling -x -d 'Answer a disputed question' \
    -a '(__robbers_rulings)'
complete -c robbers -n $adjudicate -s f -l format -x -a 'text json jsonl line' -d 'Form of the result'
complete -c robbers -n $adjudicate -l json -d 'Short for --format json'
complete -c robbers -n '__fish_seen_subcommand_from bless' -l check -d 'Write nothing'
complete -c robbers -n '__fish_seen_subcommand_from bless' -s y -l yes -d 'Write without asking'
complete -c robbers -n '__fish_seen_subcommand_from list' -l json -d 'Write JSON'
complete -c robbers -n $adjudicate -l limit -x -d 'Outcomes to show'
complete -c robbers -n $adjudicate -l explain -x -a 'none brief full' -d 'Reasons to show'
complete -c robbers -n $adjudicate -l max-states -x -d 'States to hold'
complete -c robbers -n $adjudicate -s o -l output -r -d 'Write the result to a file'
