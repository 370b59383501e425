import { isRight, type Letter, letters } from '@aw/contracts/quizzes/attempts';
import { Badge } from '@aw/ui/primitives/badge';
import { Button } from '@aw/ui/primitives/button';
import { Field, FieldGroup } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Select } from '@aw/ui/primitives/select';
import { Textarea } from '@aw/ui/primitives/textarea';
import { Check } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useFocusRescue } from '../../../format/use-focus-rescue';
import type { QuestionFormState } from './use-question-form';

type OptionsFieldsProps = {
  form: QuestionFormState;
  /** True if the question already has a second right option. */
  hasSecond: boolean;
};

/** Fields of the four options, with the right one, and the likely mistake behind each wrong one. */
export function OptionsFields({ form, hasSecond }: OptionsFieldsProps) {
  const { choice, errors } = form;
  const correct = choice('correctAnswer');
  const second = choice('alsoCorrect');
  const [hasSecondField, setHasSecondField] = useState(hasSecond || second.value !== '');
  const secondSelect = useRef<HTMLButtonElement>(null);
  useFocusRescue(secondSelect, String(hasSecondField));
  const name = useId();
  const choose = (letter: Letter) => {
    if (second.value === letter) second.set('');
    correct.set(letter);
  };
  return (
    <>
      <FieldGroup
        label="Options"
        error={errors.options ?? errors.correctAnswer ?? errors.mistakes}
        isRequired
      >
        <p className="text-13 text-ink-muted">Select the circle of the right option.</p>
        <ol className="grid grid-cols-1 border-t border-line">
          {letters.map((letter) => (
            <OptionFields
              key={letter}
              letter={letter}
              groupName={name}
              form={form}
              isRight={isRight({ correctAnswer: correct.value, alsoCorrect: second.value }, letter)}
              isKey={correct.value === letter}
              onChoose={() => choose(letter)}
            />
          ))}
        </ol>
      </FieldGroup>
      {hasSecondField ? (
        <Field
          label="Second right option"
          help="Use this only if the question cannot be made clearer."
          error={errors.alsoCorrect}
        >
          <Select
            ref={secondSelect}
            value={second.value}
            onValueChange={(value) => second.set(letters.find((letter) => letter === value) ?? '')}
            options={[
              { value: '', label: 'None' },
              ...letters
                .filter((letter) => letter !== correct.value)
                .map((letter) => ({ value: letter, label: `Option ${letter}` })),
            ]}
          />
        </Field>
      ) : (
        <div className="-ms-2">
          <Button variant="quiet" size="sm" onClick={() => setHasSecondField(true)}>
            A second option is also right…
          </Button>
        </div>
      )}
    </>
  );
}

type OptionFieldsProps = {
  letter: Letter;
  /** Name that makes the four radio buttons one group. */
  groupName: string;
  form: QuestionFormState;
  isRight: boolean;
  isKey: boolean;
  onChoose: () => void;
};

function OptionFields({ letter, groupName, form, isRight, isKey, onChoose }: OptionFieldsProps) {
  const { field, errors } = form;
  return (
    <li className="grid grid-cols-1 gap-2.5 border-b border-line py-3">
      <label className="flex min-h-6 cursor-pointer items-center gap-2.5 justify-self-start text-14 font-strong">
        <input
          ref={letter === 'A' ? form.firstRadio : undefined}
          type="radio"
          name={groupName}
          checked={isKey}
          onChange={onChoose}
          className="relative size-5 flex-none cursor-pointer appearance-none rounded-full border border-line-strong bg-surface-raised after:absolute after:-inset-1 checked:border-6 checked:border-accent hover:border-ink-muted checked:hover:border-accent"
        />
        <span>
          {letter}
          <span className="sr-only"> is right</span>
        </span>
        {isRight && (
          <Badge tone="positive" icon={Check} isPlain>
            {isKey ? 'Right' : 'Also right'}
          </Badge>
        )}
      </label>
      <div className="grid grid-cols-1 gap-2.5 ps-7.5">
        <Field label={`Option ${letter}`} error={errors[`option${letter}`]} isLabelHidden isRequired>
          <Textarea {...field(`option${letter}`)} rows={1} maxLength={500} />
        </Field>
        {!isRight && (
          <Field label={`Why someone might choose ${letter}`} error={errors[`mistake${letter}`]}>
            <Input {...field(`mistake${letter}`)} size="sm" maxLength={500} />
          </Field>
        )}
      </div>
    </li>
  );
}
