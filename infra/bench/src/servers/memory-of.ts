import { readFile, writeFile } from 'node:fs/promises';

const kibibytesPerMebibyte = 1024;

/** Returns the resident memory of a process in MiB: now, and its peak since `resetPeak`. NaN on systems other than Linux. */
export async function memoryOf(pid: number): Promise<{ now: number; peak: number }> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kibibytes = (name: string) =>
    Number(text.match(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm'))?.[1] ?? Number.NaN);
  return { now: kibibytes('VmRSS') / kibibytesPerMebibyte, peak: kibibytes('VmHWM') / kibibytesPerMebibyte };
}

export async function resetPeak(pid: number): Promise<void> {
  await writeFile(`/proc/${pid}/clear_refs`, '5').catch(() => {});
}
