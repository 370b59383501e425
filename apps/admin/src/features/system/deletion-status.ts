import type { Deletion } from '@aw/contracts/system/deletions';
import { daysUntil } from '../../format/moments';

export type Status = { isRestorable: boolean; text: string };

/** Returns whether a deletion can still be restored, with the text of the list. */
export function statusOf(
  { restorableUntil, restoredAt }: Pick<Deletion, 'restorableUntil' | 'restoredAt'>,
  now = Date.now(),
): Status {
  if (restoredAt) return { isRestorable: false, text: 'Restored' };
  const days = daysUntil(restorableUntil, now);
  if (days === 0) return { isRestorable: false, text: 'Can no longer be restored' };
  return {
    isRestorable: true,
    text: days === 1 ? 'Restorable until tomorrow' : `Restorable for ${days} days`,
  };
}
