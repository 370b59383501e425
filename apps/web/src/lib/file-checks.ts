/** A file of an order or a proof of an expert. */
type CheckedFile = { status: 'checking' | 'ready' | 'refused'; createdAt: string };

const usualMs = 60_000;
const usualPollMs = 2_000;
const slowPollMs = 30_000;

/**
 * Milliseconds until files are asked for again, or false when none is being checked. Checks take seconds; those that take
 * more than a minute may be tried again after half an hour.
 */
export function checksPollMs(files: readonly CheckedFile[], now = new Date()): number | false {
  const running = files.filter(({ status }) => status === 'checking');
  if (running.length === 0) return false;
  return running.every((file) => isSlow(file, now)) ? slowPollMs : usualPollMs;
}

/** Returns the reason for patience when the checks of a file take longer than usual; undefined for every other file. */
export function slowCheckNote(file: CheckedFile, now: Date): string | undefined {
  // Only the server knows whether there is another try. Its pauses are 5 and 30 minutes.
  return isSlow(file, now)
    ? 'This is taking longer than usual. We may read the file again within 35 minutes. You do not need to do anything.'
    : undefined;
}

/** 'Being checked', with the reason for patience when it takes long; undefined for a file that was decided. */
export function checkNote(file: CheckedFile, now: Date): string | undefined {
  if (file.status !== 'checking') return undefined;
  return ['Being checked', slowCheckNote(file, now)].filter(Boolean).join('. ');
}

function isSlow({ status, createdAt }: CheckedFile, now: Date): boolean {
  return status === 'checking' && now.getTime() - Date.parse(createdAt) > usualMs;
}
