import { Checkbox } from '../../primitives/checkbox';
import { RichText } from '../layout/rich-text';
import { type OptionLetter, optionLetters, type QuizText } from './quiz-option';

export type QuizQuestionChoiceProps = {
  /** From 1. */
  number: number;
  stem: QuizText;
  options: Readonly<Record<OptionLetter, QuizText>>;
  /** True if the question stays in the quiz. */
  isKept: boolean;
  onKeptChange: (isKept: boolean) => void;
  isDisabled?: boolean;
};

/** Row of a list of questions that a quiz can have. Its text labels a checkbox; nothing shows which option is right. */
export function QuizQuestionChoice(props: QuizQuestionChoiceProps) {
  const { number, stem, options, isKept, onKeptChange, isDisabled } = props;
  return (
    <li className="grid grid-cols-1 gap-2 border-b border-line py-4 [&_:is(button,[tabindex])]:scroll-mb-72">
      <Checkbox
        label={<span className="text-14 text-ink-muted tabular-nums">{`Question ${number}`}</span>}
        text={
          <div className="font-medium wrap-anywhere">
            <RichText {...stem} />
          </div>
        }
        isChecked={isKept}
        onCheckedChange={onKeptChange}
        isDisabled={isDisabled}
      />
      <ol
        aria-label={`Options of question ${number}`}
        className="grid grid-cols-1 gap-1 ps-7.5 text-15 text-ink-muted"
      >
        {optionLetters.map((letter) => (
          <li key={letter} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2 wrap-anywhere">
            <span>{letter}</span>
            <RichText {...options[letter]} />
          </li>
        ))}
      </ol>
    </li>
  );
}
