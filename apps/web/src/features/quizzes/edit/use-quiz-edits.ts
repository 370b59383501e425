import type { MadeQuizQuestions } from '@aw/contracts/quizzes/made';
import { useRef, useState } from 'react';
import { type QuizEdits, quizDraft } from './quiz-edits';

/**
 * Returns the changes of a generated quiz that are not saved yet, with functions for them. They survive a reload.
 * `isChanged` is true while there are any.
 */
export function useQuizEdits(quizId: number, stored: MadeQuizQuestions) {
  const draft = quizDraft(quizId);
  const [state, setState] = useState<QuizEdits>(
    () => draft.read() ?? { leftOut: [], version: stored.version },
  );
  // The newest changes. An answer of the server may come several renders later and is merged with them.
  const latest = useRef(state);
  const update = (change: Partial<QuizEdits>) => {
    const next = { ...latest.current, ...change };
    latest.current = next;
    setState(next);
    if (next.title === undefined && next.leftOut.length === 0) draft.remove();
    else draft.save(next);
  };
  // Another tab may have left some of them out.
  const leftOut = state.leftOut.filter((id) => stored.questions.some((question) => question.id === id));
  const title = state.title ?? stored.title;
  return {
    title,
    leftOut,
    version: state.version,
    isChanged: title !== stored.title || leftOut.length > 0,
    rename: (next: string) => update({ title: next === stored.title ? undefined : next }),
    keep: (id: number, isKept: boolean) =>
      update({ leftOut: [...leftOut.filter((one) => one !== id), ...(isKept ? [] : [id])] }),
    /** Bases the changes on the version that is stored by now. */
    rebase: (version: number) => update({ version }),
    discard: () => draft.remove(),
  };
}
