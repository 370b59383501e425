import type { AuthoredQuestion, StaffQuiz } from '@aw/contracts/quizzes/staff-quizzes';
import { Button } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Note } from '@aw/ui/primitives/note';
import { Textarea } from '@aw/ui/primitives/textarea';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useFocusRescue } from '../../../format/use-focus-rescue';
import { quizAddress } from '../queries';
import { QuestionDetails } from '../questions/question-details';
import { OptionsFields } from './options-fields';
import { QuestionPreview } from './question-preview';
import { type QuestionFormState, useQuestionForm } from './use-question-form';

type QuestionFormProps = { quiz: StaffQuiz; question: AuthoredQuestion | undefined };

/** Form of a question in Markdown with formulas, beside a preview. */
export function QuestionForm({ quiz, question }: QuestionFormProps) {
  const form = useQuestionForm(quiz, question);
  const { formProps, field, errors, save, hasDraft, wasRestored, discard } = form;
  const top = useRef<HTMLDivElement>(null);
  useFocusRescue(top, `${hasDraft} ${form.isOutdated}`);
  return (
    <div ref={top} tabIndex={-1} className="grid grid-cols-1 items-start gap-6 outline-none 3xl:grid-cols-2">
      <form {...formProps} className="grid min-w-0 grid-cols-1 content-start gap-4">
        {wasRestored && hasDraft && (
          <Note tone="info" title="What you typed before is back.">
            It has not been saved yet.
          </Note>
        )}
        {form.isOutdated && question && <OutdatedNote form={form} question={question} />}
        <Field
          label="Question"
          help="Markdown works, and formulas between dollar signs: $x^2$."
          error={errors.question}
          isRequired
        >
          <Textarea {...field('question')} rows={4} maxLength={2000} />
        </Field>
        <OptionsFields form={form} hasSecond={question !== undefined && question.item.alsoCorrect !== null} />
        <Field label="Explanation" help="People see it after they submit." error={errors.explanation}>
          <Textarea {...field('explanation')} rows={4} maxLength={4000} />
        </Field>
        <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
          <Field label="Topic" help="A part of the subject, such as Negligence." error={errors.topic}>
            <Input {...field('topic')} maxLength={100} />
          </Field>
          <Field label="Source" help="Where to read more about it." error={errors.source}>
            <Input {...field('source')} maxLength={300} />
          </Field>
        </div>
        {save.failure && !save.isPending && <Note tone="danger">{save.failure}</Note>}
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            variant="primary"
            disabled={form.isOutdated}
            isPending={save.isPending}
            pendingLabel="Saving…"
          >
            {question ? 'Save question' : 'Add question'}
          </Button>
          <Button asChild>
            <Link to={quizAddress(quiz.id, question?.itemId)}>Back to the quiz</Link>
          </Button>
          {hasDraft && (
            <Button variant="quiet" onClick={discard}>
              Discard changes
            </Button>
          )}
        </div>
      </form>
      <QuestionPreview quiz={quiz} question={question} form={form} />
    </div>
  );
}

/** Shown if the question was saved meanwhile: the saved version, and the choice between it and the typed one. */
function OutdatedNote({ form, question }: { form: QuestionFormState; question: AuthoredQuestion }) {
  return (
    <section
      aria-labelledby="outdated"
      className="grid grid-cols-1 gap-3 rounded-2 border border-line-strong p-4"
    >
      <Note tone="caution" title="This question has changed.">
        Someone else saved it, or your own earlier save went through. What you typed is kept below. Use the
        saved version, or keep yours and save it over the saved one.
      </Note>
      <h2 id="outdated" className="text-16">
        Saved version
      </h2>
      <QuestionDetails question={question} />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={form.discard}>
          Use saved version
        </Button>
        <Button size="sm" onClick={form.keepTyped}>
          Keep mine
        </Button>
      </div>
    </section>
  );
}
