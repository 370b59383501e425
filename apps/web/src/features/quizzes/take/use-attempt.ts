import { type OpenAttempt, saveAnswer, startAttempt, submitQuiz } from '@aw/contracts/quizzes/attempts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { api } from '~/lib/api';
import { attemptsQuery, resultQuery } from '../quiz-queries';
import { type AnswerSheet, createAnswerSheet, type SheetState } from './answer-sheet';
import { localAttemptStore } from './local-attempt';
import { createServerClock, type ServerClock } from './server-clock';

export type Attempt = {
  attemptId: string;
  quizId: number;
  deadline: string | null;
  clock: ServerClock;
  sheet: AnswerSheet;
  state: SheetState;
};

/** After this time in the background, the clock and the answers of other devices are loaded again. */
const awayMs = 30_000;

/** Clock and answers of an open attempt. The answers are sent automatically while the page is open. */
export function useAttempt(open: OpenAttempt): Attempt {
  const [{ clock, sheet }] = useState(() => openSheet(open));
  const state = useSyncExternalStore(sheet.subscribe, sheet.get);
  useEffect(() => {
    sheet.resume();
    const retry = () => sheet.retry();
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      sheet.stop();
    };
  }, [sheet]);
  useEffect(() => followVisibility(open, clock, sheet), [open, clock, sheet]);
  return { attemptId: open.attemptId, quizId: open.quizId, deadline: open.deadline, clock, sheet, state };
}

function openSheet(open: OpenAttempt) {
  const clock = createServerClock(open.serverNow);
  const { attemptId } = open;
  const sheet = createAnswerSheet({
    attempt: open,
    store: localAttemptStore(attemptId),
    now: clock.now,
    send: (questionId, answer) =>
      api.call(saveAnswer, { params: { attemptId, questionId: Number(questionId) }, body: answer }),
  });
  return { clock, sheet };
}

/** Refreshes the clock and the answers when a tab returns from the background, because it may have slept. */
function followVisibility({ quizId, attemptId }: OpenAttempt, clock: ServerClock, sheet: AnswerSheet) {
  let hiddenAt: number | undefined;
  async function onVisibilityChange(): Promise<void> {
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now();
      return;
    }
    if (hiddenAt === undefined || Date.now() - hiddenAt < awayMs) return;
    hiddenAt = undefined;
    // Without a connection, the page continues with its own data.
    const params = { id: quizId };
    const current = await api.call(startAttempt, { params, body: { attemptId } }).catch(() => undefined);
    if (!current) return sheet.retry();
    clock.set(current.serverNow);
    sheet.refresh(current);
  }
  const listen = () => void onVisibilityChange();
  document.addEventListener('visibilitychange', listen);
  return () => document.removeEventListener('visibilitychange', listen);
}

/** Submits an attempt, together with answers that are not saved yet, and caches its result. */
export function useSubmit({ quizId, attemptId, sheet }: Attempt) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      api.call(submitQuiz, { params: { id: quizId }, body: { attemptId, answers: sheet.unsent() } }),
    onSuccess: (result) => {
      sheet.discard();
      queryClient.setQueryData(resultQuery(quizId, attemptId).queryKey, result);
      void queryClient.invalidateQueries({ queryKey: attemptsQuery(quizId).queryKey });
    },
  });
}
