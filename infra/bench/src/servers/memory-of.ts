import { readFile, writeFile } from 'node:fs/promises';

const unit = 1024;

/** Resident memory of a process in MiB: now, and at most since `forgetPeak`. Linux only; NaN elsewhere. */
export async function memoryOf(pid: number): Promise<{ now: number; peak: number }> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kibibytes = (name: string) =>
    Number(text.match(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm'))?.[1] ?? Number.NaN);
  return { now: kibibytes('VmRSS') / unit, peak: kibibytes('VmHWM') / unit };
}

/** Begins the peak anew. */
export async function forgetPeak(pid: number): Promise<void> {
  await writeFile(`/proc/${pid}/clear_refs`, '5').catch(() => {});
}
