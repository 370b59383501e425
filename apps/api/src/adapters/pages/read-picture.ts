import { askChild, type Outcome } from './ask-child';
import { startChild } from './start-child';

export const pictureKinds = ['jpg', 'png', 'webp'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** A refusal's reason is written for the person who sent the file. */
export type PictureResult = { status: 'read'; kind: PictureKind } | { status: 'refused'; reason: string };

/** More than any phone takes; a decoded picture holds three or four bytes of memory for each. */
export const mostPixels = 64_000_000;

const limits = { deadlineMs: 15_000, mostMs: 15_000, memoryBytes: 1024 * 1024 * 1024 };

/** The kind of picture that a file's first bytes announce. */
export function sniffPicture(head: Uint8Array): PictureKind | undefined {
  const text = Buffer.from(head.buffer, head.byteOffset, Math.min(head.byteLength, 16)).toString('latin1');
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('\xff\xd8\xff')) return 'jpg';
  return text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP' ? 'webp' : undefined;
}

/**
 * Decodes a stranger's picture in a child process that ends with it. Whatever the file contains, this does not throw; it
 * throws when the child cannot start.
 */
export async function readPicture(path: string): Promise<PictureResult> {
  const options = { script: 'picture-child', startDeadlineMs: 60_000 };
  const child = await startChild(options, new AbortController().signal);
  try {
    const outcome = await askChild<{ path: string }, PictureResult>(
      child,
      { id: 1, task: { path } },
      limits,
      () => {},
    );
    return outcome.status === 'done'
      ? outcome.result
      : { status: 'refused', reason: reasons[outcome.status] };
  } finally {
    child.kill('SIGKILL');
  }
}

const tooMuch = 'Opening this picture took more memory than we allow. Make it smaller and add that.';

const reasons: Record<Exclude<Outcome<unknown>['status'], 'done'>, string> = {
  timeout: 'Opening this picture took too long. Save it again, or as PDF, and add that.',
  memory: tooMuch,
  killed: tooMuch,
  crashed: 'This picture could not be opened. Save it again, or as PDF, and add that.',
};
