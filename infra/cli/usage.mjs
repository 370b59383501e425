// What the processes that this one started have used, as Linux counts it; other systems do not tell.
import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever its own clock does: see sysconf(_SC_CLK_TCK). */
const ticksPerSecond = 100;

/**
 * The processor time in seconds, and the bytes written to disks, of all processes that this one and its descendants
 * started and waited for. Undefined where the system does not tell.
 */
export function usageOfEnded(read = (name) => readFileSync(`/proc/self/${name}`, 'utf8')) {
  try {
    // The name of the program comes second, in brackets, and may have spaces: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html.
    const stat = read('stat');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [userTicks, systemTicks] = [fields[13], fields[14]].map(Number);
    // Includes what ended children have written: https://man7.org/linux/man-pages/man5/proc_pid_io.5.html.
    const bytes = Number(/^write_bytes: (\d+)$/m.exec(read('io'))?.[1]);
    return { seconds: (userTicks + systemTicks) / ticksPerSecond, bytes };
  } catch {
    return undefined;
  }
}

/**
 * Gives what was used since it was last called. Called whenever a process has ended it is what that process used, since
 * only ended ones are counted.
 */
export function usageMeter(read = usageOfEnded) {
  let last = read();
  return () => {
    const before = last;
    last = read();
    return last && { seconds: last.seconds - before.seconds, bytes: last.bytes - before.bytes };
  };
}

/**
 * A line of the table of steps: how long it took, how much of that one processor would have worked, and what was
 * written to the disk.
 */
export function lineOf({ name, seconds, usage }) {
  const columns = [`${seconds.toFixed(0).padStart(6)} s`];
  if (usage)
    columns.push(
      `${usage.seconds.toFixed(0).padStart(6)} s of processors`,
      `${(usage.bytes / 1e9).toFixed(1).padStart(5)} GB written`,
    );
  return [...columns, name].join('  ');
}
