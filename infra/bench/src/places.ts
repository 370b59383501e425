import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../..');

/** Everything that a measurement makes; never in git. */
export const workFolder = path.join(root, 'var/bench');
