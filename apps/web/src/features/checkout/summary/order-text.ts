import { serviceOf } from '@aw/contracts/orders/services';
import { deliveryTimes, labelOf, paperQualities, paperTypes } from '@aw/contracts/orders/values';
import { countOf } from '@aw/ui/primitives/count-of';
import { type OrderValues, wordsOf } from '../order-values';

/** What is ordered, in a line: 'Coursework, 2:1, in 7 days'. */
export function orderLine({ service, paperType, paperQuality, deliveryTime }: OrderValues): string {
  const title = service ? serviceOf(service).title : '';
  const kind = labelOf(paperTypes, paperType) || title;
  const time = labelOf(deliveryTimes, deliveryTime).toLowerCase();
  const what = [kind, labelOf(paperQualities, paperQuality)].filter(Boolean).join(', ');
  // Where the chosen service is not offered, the time is alone.
  return what ? `${what}, in ${time}` : `In ${time}`;
}

/** What a chat with support begins with: the service, the topic and the words as they are in the form. */
export function helpText({ service, topic, wordCount }: OrderValues): string {
  const words = countOf(wordsOf(wordCount), 'word');
  const about = topic.trim() ? `, topic “${topic.trim()}”` : '';
  const title = service ? serviceOf(service).title : 'an order';
  return `Hello! I have a question about ${title}${about}, ${words}.`;
}

/** 'One field needs attention:', 'Two fields need attention:', '12 fields need attention:'. */
export function attentionText(count: number): string {
  const names = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
  const number = names[count] ?? String(count);
  return count === 1 ? 'One field needs attention:' : `${number} fields need attention:`;
}
