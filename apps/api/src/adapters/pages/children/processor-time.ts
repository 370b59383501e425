import { readFile } from 'node:fs/promises';

// The kernel reports hundredths of a second to every program, whatever its own clock rate.
const ticksPerSecond = 100;

/** Returns the processor time of all threads of a process in milliseconds, or undefined if it cannot be measured. */
export async function processorMs(pid: number | undefined): Promise<number | undefined> {
  if (pid === undefined || process.platform !== 'linux') return undefined;
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The name in brackets may contain anything; user and system time are the 14th and 15th fields of proc(5).
  const fields = line?.slice(line.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields?.[11]) + Number(fields?.[12]);
  return Number.isFinite(ticks) ? (ticks * 1000) / ticksPerSecond : undefined;
}
