import { maxExamDays } from '@aw/contracts/exam-shields/public';
import { Button } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Note } from '@aw/ui/primitives/note';
import { Textarea } from '@aw/ui/primitives/textarea';
import { useDebounced } from '@aw/ui/primitives/use-debounced';
import { useMemo } from 'react';
import { Panel } from '~/shell/panel';
import { ExamLimitsNote } from './exam-limits-note';
import { readTasks, tasksText } from './exam-tasks';
import { useExamForm } from './use-exam-form';

/** Form for the name, times and questions of an exam. The text of the questions never leaves the page. */
export function ExamForm({ userId }: { userId: string }) {
  const { formProps, field, errors, note, submitProps, text } = useExamForm(userId);
  return (
    <Panel
      title="Protect an exam"
      lead="Your browser turns the exam questions into fingerprints that no one can turn back into text. We never get the text itself, and it is gone when you leave or reload this page."
    >
      <ExamLimitsNote userId={userId} />
      <form {...formProps} className="grid max-w-measure grid-cols-1 gap-5" autoComplete="off">
        <Field
          label="Name of the exam"
          help="Only you can see it. Do not mention what is in the exam."
          error={errors.label}
          isRequired
        >
          <Input {...field('label')} maxLength={100} dir="auto" />
        </Field>
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <Field label="Start" help="In your own time zone." error={errors.startsAt} isRequired>
            <Input {...field('startsAt')} type="datetime-local" />
          </Field>
          <Field
            label="End"
            help={`At most ${maxExamDays} days after the start.`}
            error={errors.endsAt}
            isRequired
          >
            <Input {...field('endsAt')} type="datetime-local" />
          </Field>
        </div>
        <Field
          label="Exam questions"
          help="Put an empty line between exam questions. Each needs at least eight words, not counting numbers and formulas."
          error={errors.tasks}
          isRequired
        >
          <Textarea {...field('tasks')} rows={10} autoComplete="off" dir="auto" />
        </Field>
        <TaskCount text={text} isWrong={errors.tasks !== undefined} />
        <p className="text-14 text-ink-muted">
          Use this only for the questions of an exam. If it hides questions of several people, our staff
          review it and may end it. They see its dates, its counts and the hidden questions, but not its name
          or your exam questions.
        </p>
        {note && <Note tone="danger">{note}</Note>}
        <div>
          <Button {...submitProps} variant="primary" pendingLabel="Protecting…">
            Protect this exam
          </Button>
        </div>
      </form>
    </Panel>
  );
}

const pauseMs = 150;

/** Number of exam questions in the field, and which are too short. Hidden while the field has an error. */
function TaskCount({ text, isWrong }: { text: string; isWrong: boolean }) {
  const settled = useDebounced(text, pauseMs);
  const summary = useMemo(() => tasksText(readTasks(settled)), [settled]);
  return (
    <p role="status" className="-mt-3 text-14 text-ink-muted wrap-anywhere empty:hidden">
      {isWrong ? '' : summary}
    </p>
  );
}
