import { shortId } from '../../../format/figures';

/** Name of a saved archive: 'export-user_abc1234-2026-11-20.zip', with the day in UTC. */
export function exportName(userId: string, now = new Date()): string {
  return `export-${shortId(userId)}-${now.toISOString().slice(0, 10)}.zip`;
}
