import type { Conversation } from '@aw/contracts/ai/conversations';

export type ConversationGroup = { label: string; conversations: Conversation[] };

/** Groups chats by their last use in the user's time zone: today, the six days before, and earlier. */
export function groupsOf(conversations: readonly Conversation[], now: Date): ConversationGroup[] {
  const today = startOfDay(now);
  const week = startOfDay(now);
  week.setDate(week.getDate() - 6);
  const labelOf = ({ updatedAt }: Conversation) => {
    const at = new Date(updatedAt);
    if (at >= today) return 'Today';
    return at >= week ? 'This week' : 'Earlier';
  };
  return ['Today', 'This week', 'Earlier']
    .map((label) => ({ label, conversations: conversations.filter((one) => labelOf(one) === label) }))
    .filter((group) => group.conversations.length > 0);
}

function startOfDay(moment: Date): Date {
  const start = new Date(moment);
  start.setHours(0, 0, 0, 0);
  return start;
}
