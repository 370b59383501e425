import type { OwnQuestion } from '@aw/contracts/questions/public';
import type { CreditEntry, User } from '@aw/contracts/users/public';
import { countOf, figure } from '@aw/ui/primitives/count-of';

/** Uploads that make one reward. */
export const uploadsPerReward = 5;

/** 'Administrator', 'Expert' or 'Student'. */
export function roleName(user: Pick<User, 'role' | 'isExpert'>): string {
  if (user.role === 'admin') return 'Administrator';
  return user.isExpert ? 'Expert' : 'Student';
}

/** The first name, or what somebody without one is called. */
export function displayName(user: Pick<User, 'firstName'>): string {
  return user.firstName?.trim() || 'Anonymous User';
}

/** 'Member since November 2026', in the reader's time zone unless one is given. */
export function memberSince(createdAt: string, timeZone?: string): string {
  const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone });
  return `Member since ${month.format(new Date(createdAt))}`;
}

/** The part of an id that is shown: its first 12 characters. */
export function shortId(id: string): string {
  return id.slice(0, 12);
}

/** How far the next reward is: uploads made of five, the bar in percent, and how many are left. */
export function rewardProgress(uploadCount: number): { done: number; percent: number; left: number } {
  const done = uploadCount % uploadsPerReward;
  return { done, percent: done * 20, left: uploadsPerReward - done };
}

/** Rewards beyond those listed: 'And 3 more rewards...', or undefined when all are there. */
export function moreRewards(rewardCount: number, shown: number): string | undefined {
  const more = rewardCount - shown;
  if (more <= 0) return undefined;
  return `And ${figure(more)} ${more === 1 ? 'more reward...' : 'more rewards...'}`;
}

/** A signed number of credits: '+5', '−1'. */
export function signed(delta: number): string {
  return delta < 0 ? `−${-delta}` : `+${delta}`;
}

/** What an entry of the ledger stands for. */
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
    // The document was removed, or it was unlocked with and without the account.
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

/** '1 credit', '5 credits'. */
export function credits(count: number): string {
  return countOf(count, 'credit');
}

/** Why a question does not stand on the site any more: staff's own words, or that all went at once. */
export function whyRemoved({ removedReason }: Pick<OwnQuestion, 'removedReason'>): string {
  return removedReason ?? 'It was removed from the site together with all other questions.';
}
