import type { ProcessingEvent } from '@aw/contracts/documents/shapes';
import { formatCount, formatNumber } from '@aw/ui/primitives/format-count';
import { useToast } from '@aw/ui/primitives/toast';
import { useCallback, useRef } from 'react';

type Earned = Pick<ProcessingEvent, 'newRewards' | 'newCredits'>;
type Reward = Earned['newRewards'][number];

/** Returns the toast of a new reward, with its title and points. */
export function rewardMessage({ title, rewardValue }: Reward) {
  const points = formatNumber(rewardValue);
  return { title: 'Reward Earned!', description: `${title}: You earned ${points} points!` };
}

/** Returns the toast of new unlock credits, with their number and reason. */
export function creditMessage(credits: number) {
  return {
    title: 'Credits Earned!',
    description: `We accepted your documents. You earned ${formatCount(credits, 'unlock credit')}.`,
  };
}

/** Returns a function that shows a document's rewards and credits, each once and ahead of other waiting toasts. */
export function useEarnedToasts(): (documentId: number, earned: Earned) => void {
  const { toast } = useToast();
  const shown = useRef(new Set<string>());
  return useCallback(
    (documentId, { newRewards, newCredits }) => {
      const messages = newRewards.map(rewardMessage);
      if (newCredits > 0) messages.push(creditMessage(newCredits));
      for (const message of messages) {
        const key = `${documentId} ${message.description}`;
        if (shown.current.has(key)) continue;
        shown.current.add(key);
        toast({ ...message, tone: 'positive', isFirst: true });
      }
    },
    [toast],
  );
}
