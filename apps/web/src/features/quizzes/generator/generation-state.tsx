import type { QuizGeneration } from '@aw/contracts/quizzes/generation';
import { Button } from '@aw/ui/primitives/button';
import { formatCount } from '@aw/ui/primitives/format-count';
import { Stroke } from '@aw/ui/primitives/progress';
import { CircleCheckBig } from 'lucide-react';
import { paths } from '~/lib/paths';
import { RouterLink } from '~/lib/router-link';
import { createdText } from './generator-texts';

/** Progress of a quiz that is being generated. */
export function Generating({ generation }: { generation: QuizGeneration }) {
  const { checked, questionCount, dropped, subject } = generation;
  const words = `${checked} of ${questionCount} checked`;
  return (
    <div className="grid gap-2 rounded-2 border border-line p-4">
      <p className="flex flex-wrap items-baseline justify-between gap-2 text-15">
        <span className="font-strong wrap-anywhere">{subject}</span>
        <span role="status" className="text-14 text-ink-muted tabular-nums">
          {words}
        </span>
      </p>
      <Stroke
        label="Questions that passed the checks"
        value={checked}
        max={questionCount}
        valueText={words}
      />
      <p className="text-13 text-ink-muted">
        {dropped > 0 ? `We are replacing ${formatCount(dropped, 'question')} that did not pass. ` : ''}
        You can leave this page. We notify you when your quiz is ready.
      </p>
    </div>
  );
}

/** Announces a finished quiz, whose page opens automatically. */
export function Generated({ generation }: { generation: QuizGeneration }) {
  const { quiz } = generation;
  if (!quiz) return null;
  return (
    <div
      role="status"
      className="grid justify-items-start gap-3 rounded-2 border border-line bg-positive-surface p-4"
    >
      <p className="flex items-center gap-2 text-18 font-strong">
        <CircleCheckBig aria-hidden="true" size={20} strokeWidth={1.75} className="flex-none text-positive" />
        Quiz Generated Successfully!
      </p>
      <p className="text-15">{createdText(generation)} It opens in a moment.</p>
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="primary">
          <RouterLink to={paths.quiz(quiz.id)}>Start the quiz</RouterLink>
        </Button>
        <Button asChild>
          <RouterLink to={`${paths.quiz(quiz.id)}?view=questions`}>Review the questions</RouterLink>
        </Button>
      </div>
    </div>
  );
}
