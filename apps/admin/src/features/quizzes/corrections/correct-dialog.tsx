import { letterField, letters } from '@aw/contracts/quizzes/attempts';
import { staffCorrectQuizQuestion } from '@aw/contracts/quizzes/corrections';
import { type AuthoredQuestion, correctionKinds, type StaffQuiz } from '@aw/contracts/quizzes/staff-quizzes';
import { Field, FieldGroup } from '@aw/ui/primitives/field';
import { RadioGroup } from '@aw/ui/primitives/radio-group';
import { Textarea } from '@aw/ui/primitives/textarea';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import * as z from 'zod/mini';
import { type DialogState, FormDialog } from '../../../actions/form-dialog';
import { requiredText } from '../../../actions/required-text';
import { useAction } from '../../../actions/use-action';
import { useConsole } from '../../../services/console-services';
import { useDraft } from '../../../services/use-draft';
import { OptionText, StemText } from '../question-text';
import { shownQuizChange } from '../quiz-failure';
import { answersFor, kindLabels, kindsFor } from './correction-labels';
import { CorrectionPreview, PassesField, useCorrectionPreview } from './correction-preview';

type CorrectDialogProps = DialogState & { quiz: StaffQuiz; question: AuthoredQuestion; number: number };

const schema = z
  .object({
    kind: z.enum(correctionKinds),
    answer: z.optional(letterField),
    note: requiredText('Please enter what was wrong; people who took the quiz will see it.'),
    isTaking: z.boolean(),
    passesReason: z.string(),
  })
  .check(
    z.refine(({ isTaking, passesReason }) => !isTaking || passesReason.trim() !== '', {
      path: ['passesReason'],
      error: 'Please enter a reason; everyone who loses a pass will see it.',
    }),
  );

type Typed = z.infer<typeof schema>;

/** Corrects a question that people were graded on. The effects are shown before the correction can be sent. */
export function CorrectDialog({ quiz, question, number, ...dialog }: CorrectDialogProps) {
  const { api } = useConsole();
  const noteDraft = useDraft(`correct-question:${question.itemId}`);
  const reasonDraft = useDraft(`correct-question-passes:${question.itemId}`);
  const kinds = kindsFor(question);
  const [defaultKind = 'drop'] = kinds;
  const { form, formProps, field, choice, errors } = useZodForm(schema, {
    defaultValues: {
      kind: defaultKind,
      note: noteDraft.text,
      isTaking: false,
      passesReason: reasonDraft.text,
    },
    send: (typed) => correct.isPending || correct.mutate(typed),
    onTyped: ({ note, passesReason }) => {
      noteDraft.change(note);
      reasonDraft.change(passesReason);
    },
  });
  const kind = choice('kind');
  const answer = choice('answer');
  const takesPasses = choice('isTaking');
  const answers = answersFor(kind.value, question);
  const chosen = answer.value !== undefined && answers.includes(answer.value) ? answer.value : undefined;
  const isAnswerMissing = answers.length > 0 && chosen === undefined;
  const preview = useCorrectionPreview(
    { quiz, questionId: question.id, kind: kind.value, answer: chosen, takesPasses: takesPasses.value },
    kinds.includes(kind.value) && !isAnswerMissing,
  );
  const { passesLost = 0, passesKept = 0 } = preview.data ?? {};
  const canTake = passesLost + passesKept > 0;
  const correct = useAction({
    ...shownQuizChange(api, 'The question was not corrected.'),
    send: ({ kind: chosenKind, answer: right, note, isTaking, passesReason }: Typed) =>
      api.call(staffCorrectQuizQuestion, {
        params: { id: quiz.id, questionId: question.id },
        body: {
          kind: chosenKind,
          answer: right,
          note,
          takePassesBecause: isTaking ? passesReason : undefined,
          version: quiz.version,
        },
      }),
    done: () => ({
      title: 'Question corrected',
      description: 'We are now regrading attempts and telling the people concerned. You can leave this page.',
    }),
    isErrorShown: true,
    onDone: () => {
      noteDraft.clear();
      reasonDraft.clear();
      dialog.onOpenChange(false);
    },
  });
  const change = () => {
    form.setValue('answer', undefined);
    form.setValue('isTaking', false);
  };
  return (
    <FormDialog
      {...dialog}
      size="lg"
      title={question.droppedAt === null ? `Correct question ${number}` : `Restore question ${number}`}
      description="We regrade finished attempts and tell the people who took the quiz or reported the question."
      submitLabel={question.droppedAt === null ? 'Correct' : 'Restore'}
      pendingLabel="Sending…"
      isIncomplete={!preview.data || isAnswerMissing}
      isPending={correct.isPending}
      failure={correct.failure}
      formProps={formProps}
    >
      <div className="rounded-2 bg-surface-sunken px-3 py-2 text-14">
        <div className="line-clamp-3 wrap-anywhere">
          <StemText question={question} />
        </div>
      </div>
      {kinds.length > 1 && (
        <FieldGroup label="Correction">
          <RadioGroup
            value={kind.value}
            onValueChange={(value) => {
              const next = kinds.find((one) => one === value);
              if (!next) return;
              kind.set(next);
              change();
            }}
            options={kinds.map((value) => ({ value, ...kindLabels[value] }))}
          />
        </FieldGroup>
      )}
      {answers.length > 0 && (
        <FieldGroup label={kind.value === 'key' ? 'The right option' : 'The second right option'} isRequired>
          <RadioGroup
            value={chosen}
            onValueChange={(value) => {
              answer.set(letters.find((letter) => letter === value));
              form.setValue('isTaking', false);
            }}
            options={answers.map((letter) => ({
              value: letter,
              label: (
                <span className="min-w-0 wrap-anywhere [&_.rich-text]:inline [&_p]:inline">
                  {letter}: <OptionText question={question} letter={letter} />
                </span>
              ),
            }))}
          />
        </FieldGroup>
      )}
      <Field
        label={question.droppedAt === null ? 'What was wrong' : 'Why you restore it'}
        help="Everyone who had this question will see it."
        error={errors.note}
        isRequired
      >
        <Textarea {...field('note')} rows={3} maxLength={500} />
      </Field>
      <CorrectionPreview query={preview} isWaiting={isAnswerMissing} />
      {(canTake || takesPasses.value) && (
        <PassesField
          isTaking={takesPasses.value}
          onTakingChange={takesPasses.set}
          passesReason={field('passesReason')}
          error={errors.passesReason}
        />
      )}
    </FormDialog>
  );
}
