"""What a process and its descendants use, from /proc."""

import os


def family(pid):
    members = [pid]
    for thread in listed(f"/proc/{pid}/task"):
        for child in read(f"/proc/{pid}/task/{thread}/children").split():
            members += family(int(child))
    return members


def cpu_millis(pid):
    ticks = 0
    for member in family(pid):
        fields = read(f"/proc/{member}/stat").rpartition(")")[2].split()
        ticks += sum(map(int, fields[11:15]))
    return 1000 * ticks / os.sysconf("SC_CLK_TCK")


def memory_megabytes(pid):
    """Resident, and proportional: what is shared with other processes divided among them."""
    resident = proportional = 0
    for member in family(pid):
        for line in read(f"/proc/{member}/smaps_rollup").splitlines():
            name, _, rest = line.partition(":")
            if name == "Rss":
                resident += int(rest.split()[0])
            elif name == "Pss":
                proportional += int(rest.split()[0])
    return resident / 1000, proportional / 1000


def read(path):
    try:
        with open(path) as file:
            return file.read()
    except OSError:
        return ""


def listed(folder):
    try:
        return os.listdir(folder)
    except OSError:
        return []
