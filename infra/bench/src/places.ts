import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../..');

/** Folder for all files of measurements. It is not in git. */
export const workFolder = path.join(root, 'var/bench');
