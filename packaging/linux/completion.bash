# bash completion for jump61, jump61-console and jump61b
_jump61() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
    case $before in
        --dialect) mapfile -t COMPREPLY < <(compgen -W '2014 2021 2006' -- "$word") ;;
        --game) mapfile -t COMPREPLY < <(compgen -W 'jump61 checkers sim' -- "$word") ;;
        --red | --blue | --white) mapfile -t COMPREPLY < <(compgen -W 'human ai' -- "$word") ;;
        --listen) mapfile -t COMPREPLY < <(compgen -W 'all' -- "$word") ;;
        *)
            local words='--dialect --game --red --blue --white --notice-jumps --listen --display --version --help'
            ((COMP_CWORD > 1)) || words+=' match solve analyze bench review'
            mapfile -t COMPREPLY < <(
                [[ $1 == jump61-console && $before != --display ]] || compgen -f -X '!*.jump61' -- "$word"
                [[ $1 == jump61-console && $before != --display ]] || compgen -d -S / -- "$word"
                [[ -z $word && $1 == jump61 ]] || compgen -W "$words" -- "$word"
            )
            ;;
    esac
}
complete -F _jump61 jump61
complete -F _jump61 jump61-console
