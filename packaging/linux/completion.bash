# bash completion for jump61, jump61-console and jump61b
_jump61_tool() {
    case $1 in
        match) echo '--first --second --games --game --size --openings --order --opening-plies --seed --concurrency --patience --records --sprt --sprt-model --sprt-alpha --sprt-beta --quiet --json --help' ;;
        tournament) echo '--type --rounds --games --game --size --openings --order --opening-plies --seed --patience --folder --tie-breaks --table --concurrency --ratinginterval --quiet --json --help' ;;
        puzzles) echo '--list --daily --game --json --help' ;;
        solve) echo '--game --size --seconds --distance --threads --memory --anew --proofs --quiet --json --help' ;;
        analyze) echo '--game --size --think --depth --nodes --quiet --json --help' ;;
        review) echo '--write --json --nodes --threads --help' ;;
        export) echo '--html --gif --png --text --out --language --review --nodes --last --dark --palette --number --help' ;;
        table) echo 'open find join watch resume --game --size --side --clock --name --hints --watchable --agree --here --seconds --help' ;;
        engine) echo '--game --size --help' ;;
    esac
}
_jump61() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} program=${1##*/} options
    COMPREPLY=()
    case $before in
        --dialect) options='2014 2021 2006' ;;
        --game) options='jump61 checkers sim' ;;
        --red | --blue | --white) options='human ai' ;;
        --listen) options='all' ;;
        --first | --second) options='level: think: nodes: depth: program: program2021: engine:' ;;
        --type) options='round-robin gauntlet knockout swiss' ;;
        --order) options='random sequential' ;;
        --tie-breaks) options='sonneborn-berger buchholz' ;;
        --side) options='first second lot' ;;
        --clock) options='none move:15 total:300+5' ;;
        --language) options='en de zh es fr it pt-BR nl pl cs sv ru uk tr el ja ko zh-TW hi ar he' ;;
        --palette) options='classic safe vivid' ;;
        --sprt-model) options='logistic normalized' ;;
        --records | --openings | --folder | --table | --out) COMPREPLY=($(compgen -f -- "$word")) && return ;;
        *) options=$(_jump61_tool "${COMP_WORDS[1]}") ;;
    esac
    if [[ -z $options ]]; then
        options='--dialect --game --red --blue --white --notice-jumps --listen --display --puzzle --new-game --version --help'
        ((COMP_CWORD > 1)) || options+=' match tournament puzzles solve analyze review export table engine'
        [[ $program != jump61b ]] || options='--listen --version --help'
        if [[ $program == jump61 && $COMP_CWORD == 1 || $before == --display || $before == *.jump61 || $before == *.jump61s ]]; then
            # Game files, and folders on the way to them; an empty word is a file's.
            [[ -n $word ]] || options=
            local IFS=$'\n'
            COMPREPLY=($(compgen -f -X '!*.jump61' -- "$word") $(compgen -f -X '!*.jump61s' -- "$word") $(compgen -d -S / -- "$word"))
            IFS=$' \t\n'
        fi
    fi
    COMPREPLY+=($(compgen -W "$options" -- "$word"))
}
complete -o filenames -F _jump61 jump61 jump61-console jump61b
