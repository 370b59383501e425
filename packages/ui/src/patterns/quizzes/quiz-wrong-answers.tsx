import { Lightbulb } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Disclosure } from '../../primitives/disclosure';
import { Icon } from '../../primitives/icon';
import { RichText } from '../layout/rich-text';
import type { QuizText } from './quiz-option';
import { QuizAside } from './quiz-review';

export type QuizWrongAnswer = {
  /** Number of the question in the attempt, from 1. */
  number: number;
  stem: QuizText;
  /** Text of the reader's answer; null if there was none. */
  chosen: QuizText | null;
  /** Texts of the options that count as right, usually one. */
  right: readonly QuizText[];
  explanation?: QuizText | null;
  /** Mistake that leads to the chosen answer. */
  mistakeNote?: QuizText | null;
};

export type QuizWrongAnswersProps = {
  answers: readonly QuizWrongAnswer[];
  /** Button that practises these questions. */
  action: ReactNode;
};

/** Number of explanations that are open at first, so that a page of many stays short on a phone. */
const openAtFirst = 5;

/** Questions of an attempt that were not answered right, each with the right answer and the explanation. */
export function QuizWrongAnswers({ answers, action }: QuizWrongAnswersProps) {
  return (
    <section aria-labelledby="wrong-answers" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <h2 id="wrong-answers" className="text-22">
            Wrong answers
          </h2>
          <p className="text-14 text-ink-muted">Every quiz question you get wrong becomes a review card.</p>
        </div>
        {action}
      </div>
      <div className="border-t border-line">
        {answers.map((answer, index) => (
          <WrongAnswer key={answer.number} answer={answer} isOpenAtFirst={index < openAtFirst} />
        ))}
      </div>
    </section>
  );
}

/** Maximum length of the words of a question that are shown while it is closed. */
const maxStart = 80;

/** Returns the first words of a question, up to a formula, code or table, which plain text cannot show. */
function startOf(source: string): string {
  const [plain = ''] = source.split(/[$`|\n\\]/, 1);
  const words = plain.replaceAll(/[*_#]+/g, '').trim();
  if (words.length <= maxStart) return words.length < source.length ? `${words} …`.trim() : words;
  const start = words.slice(0, maxStart).replace(/[\uD800-\uDBFF]$/, '');
  return `${start.includes(' ') ? start.slice(0, start.lastIndexOf(' ')) : start}…`;
}

type WrongAnswerProps = { answer: QuizWrongAnswer; isOpenAtFirst: boolean };

function WrongAnswer({ answer, isOpenAtFirst }: WrongAnswerProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const { number, stem, chosen, right, explanation, mistakeNote } = answer;
  return (
    <Disclosure
      title={`Question ${number}`}
      meta={<span dir="auto">{startOf(stem.source)}</span>}
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      <div className="grid grid-cols-1 gap-4 wrap-anywhere">
        <RichText {...stem} />
        <dl className="grid grid-cols-1 gap-3 wrap-anywhere [&_dt]:text-13 [&_dt]:font-strong">
          <div>
            <dt className="text-danger">Your answer</dt>
            <dd>{chosen ? <RichText {...chosen} /> : 'You did not answer this question.'}</dd>
          </div>
          <div>
            <dt className="text-positive">{right.length > 1 ? 'Correct answers' : 'Correct answer'}</dt>
            {right.map((text) => (
              <dd key={text.source}>
                <RichText {...text} />
              </dd>
            ))}
          </div>
        </dl>
        {mistakeNote && (
          <QuizAside title="About your answer" text={mistakeNote} icon={<Icon icon={Lightbulb} />} />
        )}
        {explanation && <QuizAside title="Explanation" text={explanation} />}
      </div>
    </Disclosure>
  );
}
