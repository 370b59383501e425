import type { AiQuota } from '@aw/contracts/ai/chat';
import { counted } from '@aw/contracts/duration-text';

/** So few messages are told before they are used up. */
const few = 10;

/** What is said of the messages that are left: a note where they are few, an obstacle where there is none. */
export function allowanceText(messages: AiQuota['messages'] | undefined): {
  note?: string;
  obstacle?: string;
} {
  if (!messages || messages.left > few) return {};
  const { left, limit, resetsAt } = messages;
  if (left > 0) return { note: `${counted(left, 'message')} left today` };
  const at = resetsAt && new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(new Date(resetsAt));
  return {
    obstacle: `You have sent all ${counted(limit, 'message')} of a day.${at ? ` The next one can be sent at ${at}.` : ''}`,
  };
}
