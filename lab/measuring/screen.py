"""An X server for measuring, and what its windows show. Speaks to libX11 itself, so that nothing is to be installed."""

import contextlib
import ctypes
import os
import shutil
import subprocess
import time

ALL_PLANES = ctypes.c_ulong(-1)
Z_PIXMAP = 2
VIEWABLE = 2
SMALLEST = 200
ROWS = 24


class Attributes(ctypes.Structure):
    """XWindowAttributes."""

    _fields_ = (
        [(name, ctypes.c_int) for name in ("x", "y", "width", "height", "border_width", "depth")]
        + [("visual", ctypes.c_void_p), ("root", ctypes.c_ulong)]
        + [(name, ctypes.c_int) for name in ("kind", "bit_gravity", "win_gravity", "backing_store")]
        + [("planes", ctypes.c_ulong), ("pixel", ctypes.c_ulong), ("save_under", ctypes.c_int)]
        + [("colormap", ctypes.c_ulong), ("installed", ctypes.c_int), ("map_state", ctypes.c_int)]
        + [("rest", ctypes.c_long * 8)]
    )


class Image(ctypes.Structure):
    """The beginning of XImage."""

    _fields_ = [(name, ctypes.c_int) for name in ("width", "height", "xoffset", "format")] + [("data", ctypes.c_void_p)]


class Screen:
    def __init__(self):
        self.x = ctypes.CDLL("libX11.so.6")
        self.x.XOpenDisplay.restype = ctypes.c_void_p
        self.x.XDefaultRootWindow.restype = ctypes.c_ulong
        self.x.XDefaultRootWindow.argtypes = [ctypes.c_void_p]
        self.x.XGetImage.restype = ctypes.POINTER(Image)
        self.ignore = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(lambda display, error: 0)
        self.x.XSetErrorHandler(self.ignore)  # a window may vanish at any time

    def __enter__(self):
        self.display = ctypes.c_void_p(self.x.XOpenDisplay(None))
        self.root = self.x.XDefaultRootWindow(self.display)
        self.move_pointer_away()
        return self

    def __exit__(self, *problem):
        self.x.XCloseDisplay(self.display)

    def move_pointer_away(self):
        """Moves the pointer from the middle, where what it points at would be drawn once more, to a corner."""
        width = self.x.XDisplayWidth(self.display, 0)
        height = self.x.XDisplayHeight(self.display, 0)
        none, root = ctypes.c_ulong(0), ctypes.c_ulong(self.root)
        self.x.XWarpPointer(self.display, none, root, 0, 0, 0, 0, width - 1, height - 1)
        self.x.XSync(self.display, 0)

    def windows(self):
        """The visible windows, or their frames, but for the smallest."""
        root, parent, count = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.c_uint()
        children = ctypes.POINTER(ctypes.c_ulong)()
        self.x.XQueryTree(
            self.display,
            ctypes.c_ulong(self.root),
            *map(ctypes.byref, (root, parent, children, count)),
        )
        found = [children[i] for i in range(count.value)]
        if found:
            self.x.XFree(children)
        return [window for window in found if self.is_shown(self.attributes(window))]

    def attributes(self, window):
        attributes = Attributes()
        self.x.XGetWindowAttributes(self.display, ctypes.c_ulong(window), ctypes.byref(attributes))
        return attributes

    @staticmethod
    def is_shown(attributes):
        return attributes.map_state == VIEWABLE and min(attributes.width, attributes.height) >= SMALLEST

    def picture(self, window):
        """Some rows of the window's pixels."""
        attributes = self.attributes(window)
        pixels = []
        for row in range(ROWS):
            y = (2 * row + 1) * attributes.height // (2 * ROWS)
            image = self.x.XGetImage(
                self.display, ctypes.c_ulong(window), 0, y, attributes.width, 1, ALL_PLANES, Z_PIXMAP
            )
            if not image:
                return []
            data = ctypes.string_at(image.contents.data, 4 * attributes.width)
            pixels += memoryview(data).cast("I")[::16].tolist()
            self.x.XDestroyImage(image)
        return pixels


@contextlib.contextmanager
def server():
    """An X server with a window manager if there is one, and a session bus."""
    read, write = os.pipe()
    programs = [
        subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x1024x24", "-nolisten", "tcp", "-noreset"],
            pass_fds=[write],
            stderr=subprocess.DEVNULL,
        )
    ]
    os.close(write)
    os.environ["DISPLAY"] = ":" + os.read(read, 16).decode().strip()
    os.environ["LC_ALL"] = "C.UTF-8"
    try:
        if shutil.which("openbox"):
            programs.append(subprocess.Popen(["openbox"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
        if shutil.which("dbus-daemon"):
            bus = subprocess.Popen(
                ["dbus-daemon", "--session", "--nofork", "--print-address"],
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
            )
            programs.append(bus)
            os.environ["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
        time.sleep(1)
        yield
    finally:
        for program in reversed(programs):
            program.terminate()
            program.wait()
