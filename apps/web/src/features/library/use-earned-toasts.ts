import type { ProcessingEvent } from '@aw/contracts/documents';
import { useToast } from '@aw/ui/toast';
import { useCallback, useRef } from 'react';

type Reward = ProcessingEvent['newRewards'][number];

/** What a new reward says: 'Reward Earned!', its title and its points. */
export function rewardMessage({ title, rewardValue }: Reward) {
  const points = rewardValue.toLocaleString('en');
  return { title: 'Reward Earned!', description: `${title}: You earned ${points} points!` };
}

/** Shows each new reward of a document once, although the upload's answer and its last event may both name it. */
export function useRewardToasts(): (documentId: number, rewards: readonly Reward[]) => void {
  const { toast } = useToast();
  const shown = useRef(new Set<string>());
  return useCallback(
    (documentId, rewards) => {
      for (const reward of rewards) {
        const key = `${documentId} ${reward.title}`;
        if (shown.current.has(key)) continue;
        shown.current.add(key);
        toast({ ...rewardMessage(reward), tone: 'positive' });
      }
    },
    [toast],
  );
}
