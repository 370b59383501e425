import { type OpenAttempt, saveAnswer, startAttempt, submitQuiz } from '@aw/contracts/quizzes/attempts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { api } from '~/lib/api';
import { attemptsQuery, resultQuery } from '../quiz-queries';
import { type AnswerSheet, createAnswerSheet, type SheetState } from './answer-sheet';
import { keptStore } from './kept-answers';
import { createServerClock, type ServerClock } from './server-clock';

export type Attempt = {
  attemptId: string;
  quizId: number;
  deadline: string | null;
  clock: ServerClock;
  sheet: AnswerSheet;
  state: SheetState;
};

/** After so long out of sight the server is asked for its clock and for what another device answered. */
const awayMs = 30_000;

/** An attempt under way: its clock and its answers, which go to the server by themselves while the page is open. */
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
    store: keptStore(attemptId),
    now: clock.now,
    send: (questionId, counted) =>
      api.call(saveAnswer, { params: { attemptId, questionId: Number(questionId) }, body: counted }),
  });
  return { clock, sheet };
}

/** A tab that slept may have missed its clock and another device's answers. */
function followVisibility({ quizId, attemptId }: OpenAttempt, clock: ServerClock, sheet: AnswerSheet) {
  let hiddenAt: number | undefined;
  async function look(): Promise<void> {
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now();
      return;
    }
    if (hiddenAt === undefined || Date.now() - hiddenAt < awayMs) return;
    hiddenAt = undefined;
    // Without a connection the page goes on by what it has.
    const params = { id: quizId };
    const now = await api.call(startAttempt, { params, body: { attemptId } }).catch(() => undefined);
    if (!now) return sheet.retry();
    clock.set(now.serverNow);
    sheet.refresh(now);
  }
  const listen = () => void look();
  document.addEventListener('visibilitychange', listen);
  return () => document.removeEventListener('visibilitychange', listen);
}

/** Ends an attempt by what is saved and what is only here; its result is then known to the page. */
export function useSubmit({ quizId, attemptId, sheet }: Attempt) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      api.call(submitQuiz, { params: { id: quizId }, body: { attemptId, answers: sheet.unsent() } }),
    onSuccess: (result) => {
      sheet.forget();
      queryClient.setQueryData(resultQuery(quizId, attemptId).queryKey, result);
      void queryClient.invalidateQueries({ queryKey: attemptsQuery(quizId).queryKey });
    },
  });
}
