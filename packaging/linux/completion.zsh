#compdef jump61 jump61-console jump61b
# zsh completion for jump61, jump61-console and jump61b
_jump61_tool() {
    local -a game=(
        '--game[the game]:game:(jump61 checkers sim)'
        "--size[the board's size]:size:"
        '(- *)--help[all options]'
    )
    case $1 in
        match)
            _arguments $game '--first[who plays first]:player:(level\: think\: nodes\: depth\: program\: program2021\: engine\:)' \
                '--second[who plays second]:player:(level\: think\: nodes\: depth\: program\: program2021\: engine\:)' \
                '--games[how many games]:number:' '--openings[positions to begin with]:file:_files' \
                '--order[their order]:order:(random sequential)' '--opening-plies[random plies at the start]:number:' \
                '--seed[chooses the openings]:number:' '--concurrency[games at the same time]:number:' \
                '--patience[time for a move of another program]:milliseconds:' '--records[keep the games there]:folder or file:_files' \
                '--sprt[stop when it is clear]:elo0,elo1:' '--sprt-model[what points mean]:model:(logistic normalized)' \
                '--sprt-alpha[wrong acceptance of elo1]:probability:' '--sprt-beta[wrong acceptance of elo0]:probability:' \
                '--quiet[only the table]' '--json[JSON, an object a line]'
            ;;
        tournament)
            _arguments $game '--type[how it is held]:type:(round-robin gauntlet knockout swiss)' '--rounds[how many rounds]:number:' \
                '--games[games in each encounter]:number:' '--openings[positions to begin with]:file:_files' \
                '--order[of the openings]:order:(random sequential)' '--opening-plies[random plies at the start]:number:' \
                '--seed[chooses the openings]:number:' '--patience[time for a move of another program]:milliseconds:' \
                '--folder[keep it there]:folder:_files -/' '--table[the table for other programs]:file:_files' \
                '--tie-breaks[between equal points]:names:(sonneborn-berger buchholz)' '--concurrency[games at the same time]:number:' \
                '--ratinginterval[games between tables]:number:' '--quiet[only the table]' \
                '--json[JSON, an object a line]' '*:player or file:_files'
            ;;
        puzzles)
            _arguments '--game[the game]:game:(jump61 checkers sim)' '--list[those of the program]' '--daily[that of the day]' \
                '--json[JSON, an object a line]' '(- *)--help[all options]'
            ;;
        solve)
            _arguments $game '--seconds[give up after]:seconds:' '--distance[for the exact distance]:seconds:' '--threads[processors]:processors:' \
                '--memory[for what is known]:megabytes:' '--anew[ignore stored proofs]' '--proofs[the proofs played by]' '--quiet[no progress]' \
                '--json[JSON, an object a line]' '::position:'
            ;;
        analyze)
            _arguments $game '--think[stop after]:milliseconds:' '--depth[stop after]:plies:' '--nodes[stop after]:positions:' \
                '--quiet[only the last depth]' '--json[JSON, an object a line]' '::position:'
            ;;
        review)
            _arguments '--write[write the review into the file]' '--json[one JSON object]' '--nodes[positions a move]:positions:' \
                '--threads[processors]:processors:' '(- *)--help[all options]' ':game file:_files -g "*.jump61(|s)"'
            ;;
        export)
            _arguments '--html[a web page]' '--gif[an animation]' '--png[a picture]' '--text[a text]' '--out[write it there]:file:_files' \
                '--language[its language]:language:(en de zh es fr it pt-BR nl pl cs sv ru uk tr el ja ko zh-TW hi ar he)' \
                '--review[review the game]' '--nodes[positions a move]:positions:' '--last[only the last cascade]' \
                '--dark[on a dark ground]' '--palette[colours of the sides]:palette:(classic safe vivid)' \
                '--number[which game of the file]:number:' '(- *)--help[all options]' ':game file:_files -g "*.jump61(|s)"'
            ;;
        table)
            _arguments $game '--side[who moves first]:side:(first second lot)' '--clock[the clock]:clock:(none move\:15 total\:300+5)' \
                '--name[what you are called]:name:' '--hints[hints for both]' '--watchable[others may watch]' '--agree[join whatever is offered]' '--here[only for this computer]' '--seconds[how long to look]:seconds:' \
                '1:what:(open find join watch resume)' '2:code or address:'
            ;;
        engine)
            _arguments $game
            ;;
    esac
}
_jump61() {
    local -a options=(
        '--dialect[the dialect of Jump61]:dialect:(2014 2021 2006)'
        '--game[the game at the console]:game:(jump61 checkers sim)'
        '--red[who plays red]:player:(human ai)'
        '--blue[who plays blue]:player:(human ai)'
        '--white[who plays white]:player:(human ai)'
        '--notice-jumps[tell of jumps in Checkers]'
        '--listen[where the 2006 dialect hosts games]:address:(all)'
        '--display[the window]:*:game file:_files -g "*.jump61(|s)"'
        '--puzzle[the window, with the puzzle of the day]'
        '--new-game[the window, with the choices for a new game]'
        '(- *)--version[the version]'
        '(- *)--help[all options]'
    )
    if [[ $service != jump61b && CURRENT -gt 2 && $words[2] == (match|tournament|puzzles|solve|analyze|review|export|table|engine) ]]; then
        local tool=$words[2]
        shift words
        ((CURRENT--))
        _jump61_tool $tool
    elif [[ $service == jump61 ]]; then
        _arguments $options '1::game file or tool:{ _files -g "*.jump61(|s)"; compadd match tournament puzzles solve analyze review export table engine }' \
            '*:game file:_files -g "*.jump61(|s)"'
    elif [[ $service == jump61b ]]; then
        _arguments $options
    else
        _arguments $options '1::tool:(match tournament puzzles solve analyze review export table engine)'
    fi
}
_jump61 "$@"
