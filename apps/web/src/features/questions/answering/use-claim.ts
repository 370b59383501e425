import { claimQuestion, releaseQuestion } from '@aw/contracts/questions/claims';
import type { Question } from '@aw/contracts/questions/question';
import { useToast } from '@aw/ui/primitives/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '~/lib/api';
import { failedChangeToast } from '~/lib/call-failure';
import { questionKey, questionQuery } from '../question-queries';

/** Claimed by nobody, by this expert, or by another one, according to the latest data. */
type ClaimState = 'free' | 'own' | 'other';

/** Returns the current claim of a question, with mutations to claim, extend and release it. */
export function useClaim({ id, viewer }: Pick<Question, 'id' | 'viewer'>) {
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const { claim } = viewer;
  const leftMs = useLeftMs(claim?.expiresAt);
  const state: ClaimState = !claim || leftMs <= 0 ? 'free' : claim.isOwn ? 'own' : 'other';
  const setClaim = (next: Question['viewer']['claim']) =>
    queryClient.setQueryData(
      questionQuery(id).queryKey,
      (shown) => shown && { ...shown, viewer: { ...shown.viewer, claim: next } },
    );
  const fail = (title: string) => (error: unknown) => {
    void queryClient.invalidateQueries({ queryKey: questionKey(id) });
    toast({ ...failedChangeToast(title, error), about: `claim ${id}` });
  };
  const take = useMutation({
    mutationFn: () => api.call(claimQuestion, { params: { id } }),
    onSuccess: setClaim,
    onError: fail('The question was not claimed'),
  });
  const release = useMutation({
    mutationFn: () => api.call(releaseQuestion, { params: { id } }),
    onSuccess: () => setClaim(null),
    onError: fail('The question was not released'),
  });
  return { state, leftMs, take, release };
}

export type Claim = ReturnType<typeof useClaim>;

const tickMs = 15_000;

/** Returns the milliseconds until a moment, updated every 15 seconds and at the moment itself; 0 or less once it has passed. */
function useLeftMs(until: string | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  const end = until === undefined ? 0 : Date.parse(until);
  useEffect(() => {
    if (end === 0) return;
    const update = () => setNow(Date.now());
    update();
    const ticks = setInterval(update, tickMs);
    const atEnd = setTimeout(update, Math.max(0, end - Date.now()) + 50);
    return () => {
      clearInterval(ticks);
      clearTimeout(atEnd);
    };
  }, [end]);
  return end - now;
}
