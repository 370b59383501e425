import { orderFileTypes, orderFileTypesText } from '@aw/contracts/orders/values';
import { formatSizeLimit } from '@aw/ui/primitives/file-size';
import { formatClock } from '@aw/ui/primitives/time';

type ChosenFile = { name: string; size: number };
type Accepted = {
  /** File name endings in lower case, with their dot. */
  endings: readonly string[];
  /** Names of these types for a sentence: 'PDF, DOC, DOCX or TXT'. */
  types: string;
  limitBytes: number;
};

/** Returns why a file cannot be sent, judged by its name and size, or undefined if it can. */
export function fileProblem({ name, size }: ChosenFile, { endings, types, limitBytes }: Accepted) {
  const lowerName = name.toLowerCase().trim();
  if (!endings.some((ending) => lowerName.endsWith(ending)))
    return `We cannot accept this type of file. Please choose a ${types} file.`;
  if (size === 0) return 'This file is empty. Please choose another file.';
  if (size > limitBytes)
    return `This file is larger than ${formatSizeLimit(limitBytes)}. Please choose a smaller file.`;
  return undefined;
}

/** Returns why a file cannot be sent with an order or a message about it, or undefined if it can. */
export function orderFileProblem(file: ChosenFile, limitBytes: number) {
  return fileProblem(file, { endings: orderFileTypes, types: orderFileTypesText, limitBytes });
}

/** A file of an order, or an expert's proof. */
export type CheckedFile = {
  status: 'checking' | 'ready' | 'refused';
  createdAt: string;
  /** Time of the next scan while it waits for the virus scanner. */
  scanAgainAt?: string | undefined;
};

const usualMs = 60_000;
const usualPollMs = 2_000;
const slowPollMs = 30_000;

/**
 * Returns the refresh interval of files, or false if none is being checked. Checks take seconds. Those that take more
 * than a minute may be tried again after half an hour.
 */
export function checksPollMs(files: readonly CheckedFile[], now = new Date()): number | false {
  const running = files.filter(({ status }) => status === 'checking');
  if (running.length === 0) return false;
  return running.every((file) => isSlow(file, now)) ? slowPollMs : usualPollMs;
}

/** Returns a note if the checks of a file take longer than usual, else undefined. */
export function slowCheckNote(file: CheckedFile, now: Date): string | undefined {
  if (file.status === 'checking' && file.scanAgainAt)
    return `We check every file for viruses, and our virus scanner does not answer at the moment. We will try again at ${formatClock(file.scanAgainAt)}. You do not need to do anything.`;
  // Only the server knows if it will try again. Its pauses are 5 and 30 minutes.
  return isSlow(file, now)
    ? 'This is taking longer than usual. We may read the file again within 35 minutes. You do not need to do anything.'
    : undefined;
}

/** Returns 'Being checked', with a note if it takes long; undefined after the checks. */
export function checkNote(file: CheckedFile, now: Date): string | undefined {
  if (file.status !== 'checking') return undefined;
  return ['Being checked', slowCheckNote(file, now)].filter(Boolean).join('. ');
}

function isSlow({ status, createdAt }: CheckedFile, now: Date): boolean {
  return status === 'checking' && now.getTime() - Date.parse(createdAt) > usualMs;
}
