import type { Belongings, Entered } from '@aw/contracts/accounts';
import type { Message } from './refusal';

type Figure = { label: string; value: string; text: string };

const numbers = new Intl.NumberFormat('en');

const names: Record<keyof Belongings, { label: string; one: string; many: string }> = {
  uploads: { label: 'Uploads', one: 'upload', many: 'uploads' },
  credits: { label: 'Unlock credits', one: 'unlock credit', many: 'unlock credits' },
  rewardPoints: { label: 'Reward points', one: 'reward point', many: 'reward points' },
  unlocks: { label: 'Unlocked documents', one: 'unlocked document', many: 'unlocked documents' },
  questions: { label: 'Questions', one: 'question', many: 'questions' },
  orders: { label: 'Orders', one: 'order', many: 'orders' },
  other: { label: 'Views, ratings and requests', one: 'view or rating', many: 'views and ratings' },
};

/** The figures that are not zero, each as a row ('Uploads', '3') and as words ('3 uploads'). */
export function belongingsFigures(belongings: Belongings): Figure[] {
  // The record names every key of the contract, so the keys are the contract's.
  return (Object.keys(names) as (keyof Belongings)[])
    .filter((key) => belongings[key] !== 0)
    .map((key) => {
      const { label, one, many } = names[key];
      const value = numbers.format(belongings[key]);
      return { label, value, text: `${value} ${belongings[key] === 1 ? one : many}` };
    });
}

/** The welcome with what came along and what the account has now; unchanged when nothing came along. */
export function welcomeWith(welcome: Message, { broughtAlong, user }: Entered): Message {
  const along = broughtAlong ? belongingsFigures(broughtAlong) : [];
  if (along.length === 0) return welcome;
  const now = [
    { count: user.uploadCount, ...names.uploads },
    { count: user.creditBalance, ...names.credits },
  ].map(({ count, one, many }) => `${numbers.format(count)} ${count === 1 ? one : many}`);
  const brought = `Came along from this browser: ${listOf(along.map(({ text }) => text))}.`;
  const sentences = [welcome.description, brought, `You now have ${listOf(now)}.`].filter(Boolean);
  return { ...welcome, description: sentences.map((text) => text?.replace(/\.?$/, '.')).join(' ') };
}

function listOf(parts: string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(parts);
}
