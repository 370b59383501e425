import { Check, CircleCheck, CircleDashed, CircleSlash, CircleX, Lightbulb, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../primitives/badge';
import { Icon } from '../../primitives/icon';
import { Note } from '../../primitives/note';
import { RichText } from '../layout/rich-text';
import {
  type OptionLetter,
  OptionText,
  optionLetter,
  optionLetters,
  optionRow,
  type QuizText,
  stemStyle,
} from './quiz-option';
import { QuestionLine, type QuestionLineProps } from './quiz-question';

export type QuizReviewProps = QuestionLineProps & {
  stem: QuizText;
  options: Readonly<Record<OptionLetter, QuizText>>;
  /** The reader's answer; null if there was none. */
  chosen: OptionLetter | null;
  /** Options that count as right, usually one. */
  right: readonly OptionLetter[];
  /** True when the question was dropped as faulty and counts for nobody. */
  isDropped?: boolean;
  /** Note on corrections made since. */
  correction?: string | null;
  explanation?: QuizText | null;
  /** Mistake that leads to the chosen wrong answer. */
  mistakeNote?: QuizText | null;
  /** Actions on this question, such as reporting it. */
  actions?: ReactNode;
};

/** Shows a question after submission: the right answer, the reader's own, and the explanation. */
export function QuizReview(props: QuizReviewProps) {
  const { stem, options, chosen, right, isDropped = false, correction } = props;
  const { explanation, mistakeNote, actions, subject, number, total } = props;
  const isChosenRight = chosen !== null && right.includes(chosen);
  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <QuestionLine subject={subject} number={number} total={total} />
      <div className="grid justify-items-start gap-3">
        {isDropped ? (
          <Badge icon={CircleSlash}>Not counted</Badge>
        ) : (
          <Outcome isAnswered={chosen !== null} isRight={isChosenRight} />
        )}
        <div className={`max-w-full ${stemStyle}`}>
          <RichText {...stem} />
        </div>
      </div>
      <ol aria-label="Options" className="border-t border-line">
        {optionLetters.map((letter) => (
          <ReviewedOption
            key={letter}
            letter={letter}
            text={options[letter]}
            isChosen={letter === chosen}
            isCorrect={right.includes(letter)}
          />
        ))}
      </ol>
      {correction && (
        <Note tone="info" title="Corrected.">
          {correction}
        </Note>
      )}
      {mistakeNote && !isChosenRight && (
        <QuizAside title="About your answer" text={mistakeNote} icon={<Icon icon={Lightbulb} />} />
      )}
      {explanation && <QuizAside title="Explanation" text={explanation} />}
      {actions}
    </div>
  );
}

function Outcome({ isAnswered, isRight }: { isAnswered: boolean; isRight: boolean }) {
  if (!isAnswered)
    return (
      <Badge tone="caution" icon={CircleDashed}>
        Not answered
      </Badge>
    );
  return isRight ? (
    <Badge tone="positive" icon={CircleCheck}>
      Right
    </Badge>
  ) : (
    <Badge tone="danger" icon={CircleX}>
      Wrong
    </Badge>
  );
}

type ReviewedOptionProps = { letter: OptionLetter; text: QuizText; isChosen: boolean; isCorrect: boolean };

function ReviewedOption({ letter, text, isChosen, isCorrect }: ReviewedOptionProps) {
  return (
    <li data-chosen={isChosen || undefined} className={`group ${optionRow}`}>
      <span
        className={`bg-surface-raised group-data-chosen:border-ink group-data-chosen:bg-ink group-data-chosen:text-surface ${isCorrect ? 'border-positive text-positive' : 'border-line-strong'} ${optionLetter}`}
      >
        {letter}
      </span>
      <OptionText text={text}>
        {(isChosen || isCorrect) && (
          <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
            {isCorrect && (
              <Badge tone="positive" icon={Check} isPlain>
                Correct answer
              </Badge>
            )}
            {isChosen && (
              <Badge tone={isCorrect ? 'positive' : 'danger'} icon={isCorrect ? Check : X} isPlain>
                Your answer
              </Badge>
            )}
          </p>
        )}
      </OptionText>
    </li>
  );
}

type QuizAsideProps = { title: string; text: QuizText; icon?: ReactNode };

/** Box with a text about an answer, such as its explanation. */
export function QuizAside({ title, text, icon }: QuizAsideProps) {
  return (
    <section className="flex gap-3 rounded-2 bg-surface-sunken px-4 py-3.5">
      {icon && <span className="mt-px text-caution">{icon}</span>}
      <div className="min-w-0 flex-1">
        <h3 className="mb-1 font-sans text-14 leading-ui font-strong tracking-normal">{title}</h3>
        <div className="text-15 leading-body">
          <RichText {...text} />
        </div>
      </div>
    </section>
  );
}
