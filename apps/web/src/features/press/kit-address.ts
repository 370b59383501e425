import type { Press } from '@aw/content/schemas/press';

/** Where the build puts a file of the media kit. */
export function kitAddress(file: string): string {
  return `/press/${file}`;
}

/** The file that holds all others. */
export function wholeKit(items: Press['mediaKit']): string {
  const whole = items.find(({ file }) => file.endsWith('.zip'));
  if (!whole) throw new Error('The media kit has no archive of all its files.');
  return whole.file;
}
