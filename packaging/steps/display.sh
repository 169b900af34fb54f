# Opens a separate display on Linux, so that the result is always the same and no real display is needed. The caller must end
# $display_server.
open_display() {
    local second
    Xvfb -displayfd 3 -screen 0 1280x1024x24 -nolisten tcp 3>"$work/display" 2>/dev/null &
    display_server=$!
    for second in {1..30}; do
        [[ ! -s $work/display ]] || break
        sleep 1
    done
    [[ -s $work/display ]] || fail "Xvfb does not start"
    DISPLAY=:$(cat "$work/display")
    export DISPLAY GDK_BACKEND=x11 NO_AT_BRIDGE=1
    unset WAYLAND_DISPLAY
}
