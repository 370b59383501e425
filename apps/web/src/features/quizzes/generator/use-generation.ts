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
const pollEveryMs = 1_000;

/** Latest quizzes generated for the person, including one that is being generated. */
export const generationsQuery = queryOptions({
  queryKey: [...generationsKey, 'list'],
  queryFn: ({ signal }) => api.call(listQuizGenerations, { query: { limit: 12 }, signal }),
  // Their owner may have changed a quiz on its own page.
  staleTime: 0,
});

const isRunning = ({ state }: QuizGeneration) => state === 'waiting' || state === 'running';

/** Whether a server ignored the chat of a request. One of the previous release makes a quiz about the subject and says nothing. */
export function ignoresChat(
  { conversationId: requested = null }: Pick<GenerateQuizBody, 'conversationId'>,
  { conversationId = null }: Partial<Pick<QuizGeneration, 'conversationId'>>,
): boolean {
  return requested !== conversationId;
}

type Options = { onEnd: (generation: QuizGeneration) => void; onRefused: (error: unknown) => void };

/** Generates quizzes, one at a time. A generation that was already running when the page opened is followed to its end. */
export function useGeneration({ onEnd, onRefused }: Options) {
  const queryClient = useQueryClient();
  const [startedId, setStartedId] = useState<string>();
  const list = useQuery(generationsQuery);
  const id = startedId ?? list.data?.find(isRunning)?.id;
  const { data: generation } = useQuery({
    queryKey: [...generationsKey, 'one', id ?? ''],
    queryFn: ({ signal }) => api.call(getQuizGeneration, { params: { generationId: id ?? '' }, signal }),
    enabled: id !== undefined,
    refetchInterval: ({ state: { data } }) => (data && !isRunning(data) ? false : pollEveryMs),
    // A person in another tab receives a notification instead.
    refetchIntervalInBackground: false,
    staleTime: 0,
  });
  const end = useEffectEvent(async (finished: QuizGeneration) => {
    onEnd(finished);
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: generationsQuery.queryKey }),
      queryClient.invalidateQueries({ queryKey: aiKey }),
    ]);
    setStartedId(undefined);
  });
  const isOver = generation !== undefined && !isRunning(generation);
  useEffect(() => {
    if (isOver) void end(generation);
  }, [isOver, generation]);

  const start = useMutation({
    mutationFn: (request: GenerateQuizBody) =>
      api.call(generateQuiz, { body: { ...request, key: crypto.randomUUID(), isAwaited: false } }),
    onSuccess: ({ generation }) => setStartedId(generation.id),
    onError: onRefused,
  });
  return {
    list,
    /** True if the quiz that was started here is not about the chat of its request. */
    isChatIgnored: start.data !== undefined && ignoresChat(start.variables, start.data.generation),
    start: start.mutate,
    isBusy: start.isPending || (id !== undefined && !isOver),
    /** Progress of the current generation. */
    running: generation && isRunning(generation) ? generation : undefined,
  };
}
