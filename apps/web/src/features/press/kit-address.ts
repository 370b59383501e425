import type { Press } from '@aw/content/schemas/press';

/** Returns the address of a file of the media kit, as the build writes it. */
export function kitAddress(file: string): string {
  return `/press/${file}`;
}

/** Returns the file name of the archive with all other files. */
export function kitArchive(items: Press['mediaKit']): string {
  const archive = items.find(({ file }) => file.endsWith('.zip'));
  if (!archive) throw new Error('The media kit has no archive of all its files.');
  return archive.file;
}
