# fish completion for jump61, jump61-console and jump61b
set -l tools match tournament puzzles solve analyze review export table engine
for command in jump61 jump61-console jump61b
    set -l plain "not __fish_seen_subcommand_from $tools"
    complete -c $command -n $plain -l dialect -x -a '2014 2021 2006' -d 'The dialect of Jump61'
    complete -c $command -n $plain -l game -x -a 'jump61 checkers sim' -d 'The game at the console'
    complete -c $command -n $plain -l red -x -a 'human ai' -d 'Who plays red'
    complete -c $command -n $plain -l blue -x -a 'human ai' -d 'Who plays blue'
    complete -c $command -n $plain -l white -x -a 'human ai' -d 'Who plays white'
    complete -c $command -n $plain -l notice-jumps -d 'Tell of jumps in Checkers'
    complete -c $command -n $plain -l listen -x -a 'all' -d 'Where the 2006 dialect hosts games'
    complete -c $command -n $plain -l display -r -d 'The window, with game files'
    complete -c $command -n $plain -l puzzle -d 'The window, with the puzzle of the day'
    complete -c $command -n $plain -l new-game -d 'The window, with the choices for a new game'
    complete -c $command -l version -d 'The version'
    complete -c $command -l help -d 'All options'
end
for command in jump61 jump61-console
    complete -c $command -n __fish_use_subcommand -a match -d 'Let programs play each other'
    complete -c $command -n __fish_use_subcommand -a tournament -d 'Let many programs play each other'
    complete -c $command -n __fish_use_subcommand -a puzzles -d 'List puzzles'
    complete -c $command -n __fish_use_subcommand -a solve -d 'Find out who wins'
    complete -c $command -n __fish_use_subcommand -a analyze -d 'Score every legal move'
    complete -c $command -n __fish_use_subcommand -a table -d 'Play with a person on the network'
    complete -c $command -n __fish_use_subcommand -a engine -d 'The engine, for other programs'
    complete -c $command -n __fish_use_subcommand -a review -d 'Tell how good each move of a game was'
    complete -c $command -n __fish_use_subcommand -a export -d 'Make a page, picture or animation of a game'
    for option in first second games game size openings opening-plies seed concurrency patience records sprt sprt-alpha sprt-beta
        complete -c $command -n '__fish_seen_subcommand_from match' -l $option -r
    end
    complete -c $command -n '__fish_seen_subcommand_from match' -l sprt-model -x -a 'logistic normalized'
    complete -c $command -n '__fish_seen_subcommand_from tournament' -l type -x -a 'round-robin gauntlet knockout swiss'
    complete -c $command -n '__fish_seen_subcommand_from tournament' -l tie-breaks -x -a 'sonneborn-berger buchholz'
    complete -c $command -n '__fish_seen_subcommand_from match tournament' -l order -x -a 'random sequential'
    for option in rounds games game size openings opening-plies seed patience folder table concurrency ratinginterval
        complete -c $command -n '__fish_seen_subcommand_from tournament' -l $option -r
    end
    complete -c $command -n '__fish_seen_subcommand_from puzzles' -l list
    complete -c $command -n '__fish_seen_subcommand_from puzzles' -l daily
    complete -c $command -n '__fish_seen_subcommand_from puzzles' -l game -r
    for option in game size seconds distance threads memory
        complete -c $command -n '__fish_seen_subcommand_from solve' -l $option -r
    end
    for option in game size think depth nodes
        complete -c $command -n '__fish_seen_subcommand_from analyze' -l $option -r
    end
    complete -c $command -n '__fish_seen_subcommand_from review' -l nodes -r
    complete -c $command -n '__fish_seen_subcommand_from review' -l threads -r
    complete -c $command -n '__fish_seen_subcommand_from review' -l write
    for option in html gif png text review last dark
        complete -c $command -n '__fish_seen_subcommand_from export' -l $option
    end
    complete -c $command -n '__fish_seen_subcommand_from export' -l out -r
    complete -c $command -n '__fish_seen_subcommand_from export' -l language -x -a 'en de zh es fr it pt-BR nl pl cs sv ru uk tr el ja ko zh-TW hi ar he'
    complete -c $command -n '__fish_seen_subcommand_from export' -l nodes -x
    complete -c $command -n '__fish_seen_subcommand_from export' -l number -x
    complete -c $command -n '__fish_seen_subcommand_from export' -l palette -x -a 'classic safe vivid'
    complete -c $command -n '__fish_seen_subcommand_from table' -a 'open find join resume'
    complete -c $command -n '__fish_seen_subcommand_from table' -l side -x -a 'first second lot'
    complete -c $command -n '__fish_seen_subcommand_from table' -l clock -x -a 'none move:15 total:300+5'
    complete -c $command -n '__fish_seen_subcommand_from table' -l here
    for option in game size name seconds
        complete -c $command -n '__fish_seen_subcommand_from table' -l $option -r
    end
    complete -c $command -n '__fish_seen_subcommand_from engine' -l game -r
    complete -c $command -n '__fish_seen_subcommand_from engine' -l size -r
    complete -c $command -n '__fish_seen_subcommand_from match tournament solve analyze' -l quiet
    complete -c $command -n '__fish_seen_subcommand_from match tournament puzzles solve analyze review' -l json
    complete -c $command -n '__fish_seen_subcommand_from solve' -l anew
    complete -c $command -n '__fish_seen_subcommand_from solve' -l proofs
end
complete -c jump61-console -f
complete -c jump61-console -n '__fish_contains_opt display' -F
complete -c jump61b -f
