import type { OwnQuestion } from '@aw/contracts/questions/public';
import type { CreditEntry, User } from '@aw/contracts/users/public';
import { uploadsPerReward } from '@aw/pricing';
import { formatCount, formatNumber } from '@aw/ui/primitives/format-count';

/** Returns 'Administrator', 'Expert' or 'Student'. */
export function roleName(user: Pick<User, 'role' | 'isExpert'>): string {
  if (user.role === 'admin') return 'Administrator';
  return user.isExpert ? 'Expert' : 'Student';
}

/** Returns the first name, or 'Anonymous User' without one. */
export function displayName(user: Pick<User, 'firstName'>): string {
  return user.firstName?.trim() || 'Anonymous User';
}

/** Returns 'Member since November 2026', by default in the reader's time zone. */
export function memberSince(createdAt: string, timeZone?: string): string {
  const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone });
  return `Member since ${month.format(new Date(createdAt))}`;
}

/** Returns the part of an id that is shown: its first 12 characters. */
export function shortId(id: string): string {
  return id.slice(0, 12);
}

/** Returns the progress to the next reward: uploads done, percent, and uploads left. */
export function rewardProgress(uploadCount: number): { done: number; percent: number; left: number } {
  const done = uploadCount % uploadsPerReward;
  return { done, percent: done * 20, left: uploadsPerReward - done };
}

/** Returns 'And 3 more rewards...', or undefined when all are listed. */
export function moreRewards(rewardCount: number, shown: number): string | undefined {
  const more = rewardCount - shown;
  if (more <= 0) return undefined;
  return `And ${formatNumber(more)} ${more === 1 ? 'more reward...' : 'more rewards...'}`;
}

/** Returns a signed number of credits: '+5', '−1'. */
export function signedText(delta: number): string {
  return delta < 0 ? `−${-delta}` : `+${delta}`;
}

/** Returns the reason of a ledger entry. */
export function creditReason(entry: Pick<CreditEntry, 'reason' | 'documentTitle' | 'delta'>): string {
  switch (entry.reason) {
    case 'merge':
      return entry.delta < 0 ? 'Moved to your account' : 'Credits from before you signed in';
    case 'welcome':
      return 'Welcome credit';
    case 'upload_milestone':
      return '10 accepted uploads';
    case 'milestone_reversal':
      return 'Credits lost: an upload was removed';
    case 'unlock':
      return entry.documentTitle ? `Unlocked “${entry.documentTitle}”` : 'Unlocked a document';
    // The document was removed, or it was unlocked both with and without the account.
    case 'unlock_refund':
      return entry.documentTitle
        ? `Credit refunded for “${entry.documentTitle}”`
        : 'Credit refunded for a document';
    case 'question':
      return 'Asked a question';
    case 'question_refund':
      return 'Credit returned for a question';
  }
}

/** Returns '1 credit' or '5 credits'. */
export function creditsText(count: number): string {
  return formatCount(count, 'credit');
}

/** Returns why a question was removed: the words of staff, or that it was part of a bulk removal. */
export function removalReason({ removedReason }: Pick<OwnQuestion, 'removedReason'>): string {
  return removedReason ?? 'It was removed from the site together with all other questions.';
}
