import { deadlineText } from '@aw/contracts/moment-text';
import { serviceOf } from '@aw/contracts/orders/services';
import {
  type DeliveryTime,
  deliveryHours,
  deliveryTimes,
  labelOf,
  paperQualities,
  paperTypes,
} from '@aw/contracts/orders/values';
import { formatCount } from '@aw/ui/primitives/format-count';
import { type OrderValues, wordsOf } from '../order-values';

/** Returns the order in one line, such as 'Coursework, 2:1, in 7 days'. */
export function orderLine({ service, paperType, paperQuality, deliveryTime }: OrderValues): string {
  const title = service ? serviceOf(service).title : '';
  const kind = labelOf(paperTypes, paperType) || title;
  const time = labelOf(deliveryTimes, deliveryTime).toLowerCase();
  const work = [kind, labelOf(paperQualities, paperQuality)].filter(Boolean).join(', ');
  // If the chosen service is not offered, only the time is shown.
  return work ? `${work}, in ${time}` : `In ${time}`;
}

/** Returns the deadline of an order that is paid now: 'If you pay now, we deliver by Thu, Mar 5, 20:00 (CET).' */
export function deliveryText(
  { deliveryTime }: Pick<OrderValues, 'deliveryTime'>,
  now: Date,
  timeZone?: string,
): string | undefined {
  const hours: number | undefined = deliveryHours[deliveryTime as DeliveryTime];
  if (hours === undefined) return undefined;
  const due = now.getTime() + hours * hourMs;
  return `If you pay now, we deliver by ${deadlineText(due, now, timeZone)}.`;
}

const hourMs = 3_600_000;

/** Returns the first message of a chat with support, with service, topic and words from the form. */
export function helpText({ service, topic, wordCount }: OrderValues): string {
  const words = formatCount(wordsOf(wordCount), 'word');
  const about = topic.trim() ? `, topic “${topic.trim()}”` : '';
  const title = service ? serviceOf(service).title : 'an order';
  return `Hello! I have a question about ${title}${about}, ${words}.`;
}

/** Returns 'One field needs attention:', 'Two fields need attention:' or '12 fields need attention:'. */
export function attentionText(count: number): string {
  const names = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
  const number = names[count] ?? String(count);
  return count === 1 ? 'One field needs attention:' : `${number} fields need attention:`;
}
