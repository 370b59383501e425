import { stat } from 'node:fs/promises';
import path from 'node:path';

const othersMayEnter = 0o001;

/**
 * Throws when another user than the folder's owner cannot reach it, and names the folder in the way. Started by root,
 * PostgreSQL runs as the user `postgres`, who has to reach its programs and its data.
 */
export async function requireReachable(folder: string): Promise<void> {
  for (let place = path.resolve(folder); place !== path.dirname(place); place = path.dirname(place)) {
    const { mode } = await stat(place);
    if (mode & othersMayEnter) continue;
    throw new Error(
      `PostgreSQL runs as the user "postgres", who cannot enter ${place}. Nothing was changed. Move the project and DATA_DIR to another folder, or run: chmod o+x ${place}`,
    );
  }
}
