import { Button } from '@aw/ui/primitives/button';
import { useState } from 'react';
import { paths } from '~/lib/paths';
import { RouterLink } from '~/lib/router-link';
import { quizDraft } from './quiz-edits';

/** Link to the questions of a generated quiz, which says if this tab has changes of them that were not saved. */
export function ReviewLink({ quizId }: { quizId: number }) {
  const [hasDraft] = useState(() => quizDraft(quizId).read() !== undefined);
  return (
    <>
      <Button asChild>
        <RouterLink to={`${paths.quiz(quizId)}?view=questions`}>Review the questions</RouterLink>
      </Button>
      {hasDraft && <p className="text-14">You have changes that are not saved.</p>}
    </>
  );
}
