import { useId } from 'react';
import { SubjectTag } from '../documents/subjects/subject-tag';
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

export type QuestionLineProps = {
  /** Name or id. */
  subject: string;
  /** From 1. */
  number: number;
  total: number;
};

export type QuizQuestionProps = QuestionLineProps & {
  stem: QuizText;
  options: Readonly<Record<OptionLetter, QuizText>>;
  chosen: OptionLetter | null;
  onChoose: (letter: OptionLetter) => void;
  isDisabled?: boolean;
};

/** A question to answer. Its text labels four radio buttons; the chosen one is highlighted. */
export function QuizQuestion(props: QuizQuestionProps) {
  const { stem, options, chosen, onChoose, isDisabled = false, ...line } = props;
  const name = useId();
  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <QuestionLine {...line} />
      <fieldset disabled={isDisabled} className="min-w-0 disabled:opacity-60">
        <legend className={`mb-5 w-full ${stemStyle}`}>
          <RichText {...stem} />
        </legend>
        <div className="border-t border-line">
          {optionLetters.map((letter) => (
            <label
              key={letter}
              className={`group relative cursor-pointer hover:bg-surface-sunken has-disabled:cursor-not-allowed has-disabled:hover:bg-transparent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${optionRow}`}
            >
              <input
                type="radio"
                name={name}
                value={letter}
                checked={chosen === letter}
                onChange={() => onChoose(letter)}
                className="absolute inset-0 cursor-[inherit] scroll-mb-20 opacity-0"
              />
              <span
                className={`border-line-strong bg-surface-raised group-has-checked:border-ink group-has-checked:bg-ink group-has-checked:text-surface ${optionLetter}`}
              >
                {letter}
              </span>
              <OptionText text={options[letter]} />
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

/** Line above a question with its subject and number, announced when the question changes. */
export function QuestionLine({ subject, number, total }: QuestionLineProps) {
  return (
    <div className="flex items-center justify-between gap-3">
      <SubjectTag subject={subject} />
      <h2 className="flex-none font-sans text-14 font-normal tracking-normal text-ink-muted tabular-nums">
        <span aria-live="polite">{`Question ${number} of ${total}`}</span>
      </h2>
    </div>
  );
}
