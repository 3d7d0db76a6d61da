# What zsh offers for each line, one line for each: zsh -f offers.zsh FOLDER LINE...; FOLDER has _robbers
zmodload zsh/zpty || exit 1
folder=$1
shift
zpty shell zsh -f -i
zpty -w shell "fpath=(${(q)folder} \$fpath); autoload -Uz compinit; compinit -u -d ${(q)folder}/dump
bindkey '^I' complete-word
# Tells what is offered before it is offered.
compadd() {
    if [[ \${@[1,(i)(-|--)]} == *-[OAD]\\ * ]]; then builtin compadd \"\$@\"; return; fi
    local -a hits
    builtin compadd -A hits \"\$@\"
    print -rn -- '<'\$^hits'>'
    builtin compadd \"\$@\"
}
PS1=rea''dy
echo begi''ns"
# What is typed before the prompt stands, the terminal edits itself: Ctrl-U would take it back.
zpty -r shell seen '*begins*ready*'
for line in "$@"; do
    zpty -w -n shell "$line"$'\t'
    zpty -w -n shell $'\C-u'"echo en''ds"$'\n'
    zpty -r shell seen '*ends*ready*'
    print -r -- $(print -r -- $seen | grep -o '<[^<>]*>' | tr -d '<>')
done
zpty -d shell
