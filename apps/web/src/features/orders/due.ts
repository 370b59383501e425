import type { OrderCard } from '@aw/contracts/orders/shapes';
import { isWorkDue } from '@aw/contracts/orders/states';
import { formatCount } from '@aw/ui/primitives/format-count';

const minuteMs = 60_000;
const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;

/** Returns a time span in its two largest units: '5 days 21 h', '3 h 20 min', '45 min'. */
export function spanText(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / minuteMs));
  const days = Math.floor(minutes / dayMinutes);
  const hours = Math.floor((minutes % dayMinutes) / hourMinutes);
  const rest = minutes % hourMinutes;
  if (days > 0) return join(formatCount(days, 'day'), hours && `${hours} h`);
  if (hours > 0) return join(`${hours} h`, rest && `${rest} min`);
  return `${rest} min`;
}

function join(large: string, small: string | 0): string {
  return small === 0 ? large : `${large} ${small}`;
}

export type Due = { isLate: boolean; label: 'Due in' | 'Late by'; span: string; at: string };

/** Returns the time left until the deadline or since it passed; undefined when nothing is due. */
export function dueOf({ status, dueAt }: Pick<OrderCard, 'status' | 'dueAt'>, now: Date): Due | undefined {
  if (dueAt === null || !isWorkDue(status)) return undefined;
  const leftMs = Date.parse(dueAt) - now.getTime();
  return {
    isLate: leftMs < 0,
    label: leftMs < 0 ? 'Late by' : 'Due in',
    span: spanText(Math.abs(leftMs)),
    at: dueAt,
  };
}
