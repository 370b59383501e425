// Measures the processor time of a step and what it writes to disks. Only Linux offers these figures.
import { readdirSync, readFileSync } from 'node:fs';

/** Linux reports times in hundredths of a second, independent of its own clock: see sysconf(_SC_CLK_TCK). */
const ticksPerSecond = 100;
const readIntervalMs = 500;

/**
 * Adds up what steps use. `follow` takes the process of a step; all its descendants are read every half second. Linux
 * also adds ended children to their parent, but not those of a browser, because they outlive their parent. A process that
 * lives for less than half a second may be missed.
 */
export function usageMeter(list = runningProcesses) {
  const roots = new Set();
  /** The last reading of each process, also of those that have ended. */
  const readings = new Map();
  const keyOf = ({ pid, startedAt }) => `${pid} ${startedAt}`;

  function measure() {
    const processes = new Map(list().map((one) => [one.pid, one]));
    const rootOf = (one) => {
      if (!one) return undefined;
      if (roots.has(one.pid)) return one.pid;
      return readings.get(keyOf(one))?.root ?? rootOf(processes.get(one.parent));
    };
    for (const one of processes.values()) {
      const root = rootOf(one);
      if (root !== undefined) readings.set(keyOf(one), { root, seconds: one.seconds, bytes: one.bytes() });
    }
  }
  const timer = setInterval(measure, readIntervalMs);
  timer.unref();

  /** Returns seconds of processor time and bytes written to disks; undefined on systems without these figures. */
  function usedBelow(pid) {
    return sumOf([...readings.values()].filter(({ root }) => root === pid));
  }

  return { follow: (pid) => void roots.add(pid), measure, usedBelow };
}

/** Lists all processes of this machine; none on systems other than Linux. */
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

/** Returns a line of the table of steps with its wall time, its processor time and the bytes that it wrote. */
export function lineOf({ name, seconds, usage }) {
  const columns = [`${seconds.toFixed(0).padStart(6)} s`];
  if (usage)
    columns.push(
      `${usage.seconds.toFixed(0).padStart(6)} s of processor time`,
      `${(usage.bytes / 1e9).toFixed(1).padStart(5)} GB written to disk`,
    );
  return [...columns, name].join('  ');
}

/** Adds up seconds and bytes; undefined when none of the steps has figures. */
export function sumOf(usages) {
  const measured = usages.filter((usage) => usage !== undefined);
  if (measured.length === 0) return undefined;
  const sum = (name) => measured.reduce((total, usage) => total + usage[name], 0);
  return { seconds: sum('seconds'), bytes: sum('bytes') };
}
