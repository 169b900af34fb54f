# fish completion for jump61 and jump61-console
for command in jump61 jump61-console
    complete -c $command -l dialect -x -a '2014 2021 2006' -d 'The dialect of Jump61'
    complete -c $command -l game -x -a 'jump61 checkers sim' -d 'The game at the console'
    complete -c $command -l red -x -a 'human ai' -d 'Who plays red'
    complete -c $command -l blue -x -a 'human ai' -d 'Who plays blue'
    complete -c $command -l white -x -a 'human ai' -d 'Who plays white'
    complete -c $command -l notice-jumps -d 'Tell of jumps in Checkers'
    complete -c $command -l listen -x -a 'all' -d 'Where the 2006 dialect hosts games'
    complete -c $command -l display -r -d 'The window, with a game file'
    complete -c $command -l version -d 'The version'
    complete -c $command -l help -d 'All options'
end
complete -c jump61-console -f
complete -c jump61-console -n __fish_use_subcommand -a 'match solve analyze bench review'
