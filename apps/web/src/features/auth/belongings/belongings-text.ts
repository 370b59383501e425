import type { Entered } from '@aw/contracts/auth/public';
import type { Belongings } from '@aw/contracts/users/public';
import { formatCount, formatNumber } from '@aw/ui/primitives/format-count';
import type { Message } from '../form/refusal';

type Figure = { label: string; value: string; text: string };

const names: Record<keyof Belongings, { label: string; one: string; many: string }> = {
  uploads: { label: 'Uploads', one: 'upload', many: 'uploads' },
  credits: { label: 'Unlock credits', one: 'unlock credit', many: 'unlock credits' },
  rewardPoints: { label: 'Reward points', one: 'reward point', many: 'reward points' },
  unlocks: { label: 'Unlocked documents', one: 'unlocked document', many: 'unlocked documents' },
  questions: { label: 'Questions', one: 'question', many: 'questions' },
  orders: { label: 'Orders', one: 'order', many: 'orders' },
  other: { label: 'Views, ratings and requests', one: 'view or rating', many: 'views and ratings' },
};

/** Returns the figures that are not zero, each as a row ('Uploads', '3') and as text ('3 uploads'). */
export function belongingsFigures(belongings: Belongings): Figure[] {
  // `names` has a key for every field of the contract and no other, so its keys are those fields.
  return (Object.keys(names) as (keyof Belongings)[])
    .filter((key) => belongings[key] !== 0)
    .map((key) => {
      const { label, one, many } = names[key];
      const count = belongings[key];
      return { label, value: formatNumber(count), text: formatCount(count, one, many) };
    });
}

/**
 * Adds to the welcome what was merged from this browser and the account's new totals; unchanged if nothing
 * was merged.
 */
export function welcomeWith(welcome: Message, { broughtAlong, account, user }: Entered): Message {
  const merged = broughtAlong ? belongingsFigures(broughtAlong) : [];
  if (merged.length === 0) return welcome;
  const totals = [
    { count: user.uploadCount, ...names.uploads },
    { count: user.creditBalance, ...names.credits },
  ].map(({ count, one, many }) => formatCount(count, one, many));
  const had = account ? belongingsFigures(account.had) : [];
  const sentences: (string | undefined)[] = [
    welcome.description,
    `We added your work from this browser: ${listOf(merged.map(({ text }) => text))}.`,
    had.length > 0 ? `Your account already had ${listOf(had.map(({ text }) => text))}.` : undefined,
    ...(account ? doubles(account) : []),
    `You now have ${listOf(totals)}.`,
  ];
  const texts = sentences.filter((text) => text);
  return { ...welcome, description: texts.map((text) => text?.replace(/\.?$/, '.')).join(' ') };
}

/** Explains what the browser and the account had in common, so that nobody misses the second unlock or rating. */
function doubles({ unlockedTwice, ratedTwice }: NonNullable<Entered['account']>): string[] {
  const documentsText = (count: number) => formatCount(count, 'document');
  return [
    unlockedTwice > 0
      ? `You had unlocked ${documentsText(unlockedTwice)} twice, so we refunded ${formatCount(unlockedTwice, 'credit')}.`
      : '',
    ratedTwice > 0 ? `You had rated ${documentsText(ratedTwice)} twice. We kept the later rating.` : '',
  ];
}

function listOf(parts: string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(parts);
}
