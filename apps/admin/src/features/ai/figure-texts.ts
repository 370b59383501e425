import {
  type AiDay,
  type AiFigures,
  type AiLatency,
  type ModelPurpose,
  modelPurposes,
} from '@aw/contracts/ai/staff';
import { moneyText } from '@aw/contracts/money-text';
import { formatNumber } from '@aw/ui/primitives/format-count';
import { dayText } from '../../format/moments';

/** Day in UTC: 'Thu, Nov 26'. */
export function utcDayText(day: string): string {
  return dayText(new Date(day), { timeZone: 'UTC' });
}

const microusdPerCent = 10_000;

/** Cost in US dollars, to the cent, from micro-dollars: '1.25 USD', 'under 0.01 USD'. */
export function costText(microusd: number): string {
  const cents = Math.round(microusd / microusdPerCent);
  return microusd > 0 && cents === 0 ? `under ${moneyText(1, 'USD')}` : moneyText(cents, 'USD');
}

/** Median and 95th percentile: '0.9 s / 12 s'. Below ten seconds with tenths. */
export function latencyText(latency: AiLatency | null): string {
  return latency ? `${secondsText(latency.median)} / ${secondsText(latency.p95)}` : 'None';
}

function secondsText(ms: number): string {
  const seconds = ms / 1000;
  return `${seconds < 9.95 ? seconds.toFixed(1) : formatNumber(Math.round(seconds))}\u00a0s`;
}

const reasons: Readonly<Record<string, string>> = {
  busy: 'provider busy',
  cut: 'cut off by the provider',
  error: 'our error',
  interrupted: 'our server stopped',
  limited: 'provider limit reached',
  refused: 'refused by the provider',
  stalled: 'provider stopped responding',
  too_long: 'message too long for the AI model',
  unreachable: 'provider not reachable',
  unreadable: 'answer not readable',
};

/** Reasons of cut-off and failed answers: '3 × provider busy, …'. */
export function failuresText(failures: AiDay['failures']): string {
  return failures
    .map(({ reason, count }) => `${formatNumber(count)} × ${reasons[reason] ?? reason}`)
    .join(', ');
}

const purposes: Readonly<Record<ModelPurpose, string>> = {
  general: 'chat',
  'study-help': 'study help',
  tutoring: 'tutoring',
  quizzes: 'quizzes',
};

/** What the cost of a day was for, the largest part first: '1.20 USD tutoring, …'. */
export function purposesText({ costByPurpose = {} }: AiDay): string {
  const parts = modelPurposes.map((purpose) => ({ purpose, microusd: costByPurpose[purpose] ?? 0 }));
  return parts
    .filter(({ microusd }) => microusd > 0)
    .toSorted((one, other) => other.microusd - one.microusd)
    .map(({ purpose, microusd }) => `${costText(microusd)} ${purposes[purpose]}`)
    .join(', ');
}

/** Share of the daily limit that is used today, between 0 and 1 or above; null without a limit. */
export function usedShare({ capMicrousd, days: [today] }: AiFigures): number | null {
  return capMicrousd === null || !today ? null : today.costMicrousd / capMicrousd;
}

/** Checks whether a day has anything to show. */
export function isUsed(day: AiDay): boolean {
  return answersOf(day) > 0 || day.costMicrousd > 0;
}

/** Number of all answers of a day. */
export function answersOf({ model, library }: AiDay): number {
  return model.answers + library.answers;
}

/** Sum of a figure over all days. */
export function sumOf(days: readonly AiDay[], of: (day: AiDay) => number): number {
  return days.reduce((sum, day) => sum + of(day), 0);
}
