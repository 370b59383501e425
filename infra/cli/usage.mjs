// What the processes of a step have used, as Linux counts it; other systems do not tell.
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever its own clock does: see sysconf(_SC_CLK_TCK). */
const ticksPerSecond = 100;
const lookEveryMs = 500;

/**
 * Adds up what the processes below some first ones use. They are looked at every half second, since what a process
 * inherits from those that it waited for leaves out those of a browser, which outlive their parent. A process that takes
 * less than that is not seen.
 */
export function usageMeter(list = runningProcesses) {
  const firsts = new Set();
  const known = new Map();
  const keyOf = ({ pid, startedAt }) => `${pid} ${startedAt}`;

  function look() {
    const processes = new Map(list().map((one) => [one.pid, one]));
    const firstOf = (one) => {
      if (!one) return undefined;
      if (firsts.has(one.pid)) return one.pid;
      return known.get(keyOf(one))?.first ?? firstOf(processes.get(one.parent));
    };
    for (const one of processes.values()) {
      const first = firstOf(one);
      if (first !== undefined) known.set(keyOf(one), { first, seconds: one.seconds, bytes: one.bytes() });
    }
  }
  const timer = setInterval(look, lookEveryMs);
  timer.unref();

  /** Seconds of processor time, and bytes written to disks; undefined where the system does not tell. */
  function usedBelow(pid) {
    return sumOf([...known.values()].filter(({ first }) => first === pid));
  }

  return { follow: (pid) => void firsts.add(pid), look, usedBelow };
}

/** All processes of this machine; none where the system does not tell. */
export function runningProcesses() {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => readProcess(Number(pid)) ?? []);
  } catch {
    return [];
  }
}

/** Reads https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html; undefined for a process that has ended. */
function readProcess(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program comes second, in brackets, and may have spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [parent, userTicks, systemTicks, startedAt] = [1, 11, 12, 19].map((at) => Number(fields[at]));
    const seconds = (userTicks + systemTicks) / ticksPerSecond;
    return { pid, parent, startedAt, seconds, bytes: () => writtenBy(pid) };
  } catch {
    return undefined;
  }
}

function writtenBy(pid) {
  try {
    return Number(/^write_bytes: (\d+)$/m.exec(readFileSync(`/proc/${pid}/io`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** A line of the table of steps: how long it took, how long processors worked for it, and what it wrote to the disk. */
export function lineOf({ name, seconds, usage }) {
  const columns = [`${seconds.toFixed(0).padStart(6)} s`];
  if (usage)
    columns.push(
      `${usage.seconds.toFixed(0).padStart(6)} s of processors`,
      `${(usage.bytes / 1e9).toFixed(1).padStart(5)} GB written`,
    );
  return [...columns, name].join('  ');
}

/** The sum of what was used; undefined where nothing is told. */
export function sumOf(usages) {
  const told = usages.filter((usage) => usage !== undefined);
  if (told.length === 0) return undefined;
  const sum = (name) => told.reduce((total, usage) => total + usage[name], 0);
  return { seconds: sum('seconds'), bytes: sum('bytes') };
}
