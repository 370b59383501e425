import {
  type GenerateQuizBody,
  generateQuiz,
  getQuizGeneration,
  listQuizGenerations,
  type QuizGeneration,
} from '@aw/contracts/quizzes/generation';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { aiKey } from '~/lib/ai-quota';
import { api } from '~/lib/api';
import { sessionKey } from '~/lib/session';

const generationsKey = [...sessionKey, 'generations'] as const;
const lookEveryMs = 1_000;

/** The latest quizzes that were made for the person, and what is being made. */
export const generationsQuery = queryOptions({
  queryKey: [...generationsKey, 'list'],
  queryFn: ({ signal }) => api.call(listQuizGenerations, { query: { limit: 12 }, signal }),
});

const isGoing = ({ state }: QuizGeneration) => state === 'waiting' || state === 'running';

type Options = { onEnd: (generation: QuizGeneration) => void; onRefused: (error: unknown) => void };

/** Makes quizzes, one at a time; one that was being made when the page came is followed to its end. */
export function useGeneration({ onEnd, onRefused }: Options) {
  const queryClient = useQueryClient();
  const [begun, setBegun] = useState<string>();
  const list = useQuery(generationsQuery);
  const id = begun ?? list.data?.find(isGoing)?.id;
  const { data: followed } = useQuery({
    queryKey: [...generationsKey, 'one', id ?? ''],
    queryFn: ({ signal }) => api.call(getQuizGeneration, { params: { generationId: id ?? '' }, signal }),
    enabled: id !== undefined,
    refetchInterval: ({ state: { data } }) => (data && !isGoing(data) ? false : lookEveryMs),
    // Whoever looks at another tab is told by a notification.
    refetchIntervalInBackground: false,
    staleTime: 0,
  });
  const end = useEffectEvent(async (generation: QuizGeneration) => {
    onEnd(generation);
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: generationsQuery.queryKey }),
      queryClient.invalidateQueries({ queryKey: aiKey }),
    ]);
    setBegun(undefined);
  });
  const isOver = followed !== undefined && !isGoing(followed);
  useEffect(() => {
    if (isOver) void end(followed);
  }, [isOver, followed]);

  const start = useMutation({
    mutationFn: (wish: GenerateQuizBody) =>
      api.call(generateQuiz, { body: { ...wish, key: crypto.randomUUID(), isAwaited: false } }),
    onSuccess: ({ generation }) => setBegun(generation.id),
    onError: onRefused,
  });
  return {
    list,
    start: start.mutate,
    isBusy: start.isPending || (id !== undefined && !isOver),
    /** What is being made, once it has begun. */
    going: followed && isGoing(followed) ? followed : undefined,
  };
}
