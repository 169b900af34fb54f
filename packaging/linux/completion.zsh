#compdef jump61 jump61-console
# zsh completion for jump61 and jump61-console
local -a options
options=(
    '--dialect[the dialect of Jump61]:dialect:(2014 2021 2006)'
    '--game[the game at the console]:game:(jump61 checkers sim)'
    '--red[who plays red]:player:(human ai)'
    '--blue[who plays blue]:player:(human ai)'
    '--white[who plays white]:player:(human ai)'
    '--notice-jumps[tell of jumps in Checkers]'
    '--listen[where the 2006 dialect hosts games]:address:(all)'
    '--display[the window]::game file:_files -g "*.jump61"'
    '(- *)--version[the version]'
    '(- *)--help[all options]'
)
if [[ $service == jump61 ]]; then
    _arguments $options '::game file:_files -g "*.jump61"'
else
    _arguments $options '::tool:(match solve analyze bench review)'
fi
