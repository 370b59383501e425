import type { MadeQuizQuestions } from '@aw/contracts/quizzes/made';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { tabDraft } from '~/lib/tab-drafts';

const edits = z.object({
  title: z.string(),
  /** Ids of questions. */
  leftOut: z.array(z.number()),
  /** Version of the quiz that they change. */
  version: z.number(),
});
type Edits = z.infer<typeof edits>;

/**
 * Returns the changes of a generated quiz that are not saved yet, with functions for them. They survive a reload.
 * `isChanged` is true while there are any.
 */
export function useQuizEdits(quizId: number, stored: MadeQuizQuestions) {
  const draft = tabDraft(`quiz-questions:${quizId}`, (values) => edits.safeParse(values).data);
  const [state, setState] = useState<Edits>(
    () => draft.read() ?? { title: stored.title, leftOut: [], version: stored.version },
  );
  // The newest changes. An answer of the server may come several renders later and is merged with them.
  const latest = useRef(state);
  const update = (change: Partial<Edits>) => {
    latest.current = { ...latest.current, ...change };
    setState(latest.current);
    draft.save(latest.current);
  };
  // Another tab may have left some of them out.
  const leftOut = state.leftOut.filter((id) => stored.questions.some((question) => question.id === id));
  return {
    title: state.title,
    leftOut,
    version: state.version,
    isChanged: state.title !== stored.title || leftOut.length > 0,
    rename: (title: string) => update({ title }),
    keep: (id: number, isKept: boolean) =>
      update({ leftOut: [...leftOut.filter((one) => one !== id), ...(isKept ? [] : [id])] }),
    /** Bases the changes on the version that is stored by now. */
    rebase: (version: number) => update({ version }),
    discard: () => draft.remove(),
  };
}
