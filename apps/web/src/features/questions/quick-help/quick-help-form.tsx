import type { OwnQuestion } from '@aw/contracts/questions/public';
import { Button } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Link } from '@aw/ui/primitives/link';
import { Note } from '@aw/ui/primitives/note';
import { Textarea } from '@aw/ui/primitives/textarea';
import { paths } from '~/lib/paths';
import { RichTextPreview } from '~/rich-text/rich-text-preview';
import { useQuickHelp } from './use-quick-help';

type QuickHelpFormProps = {
  /** What becomes of a question while no expert can answer. */
  collecting: string;
  onPosted: (question: OwnQuestion) => void;
};

/** Title and details of a question, which is kept for the experts. */
export function QuickHelpForm({ collecting, onPosted }: QuickHelpFormProps) {
  const { formProps, field, errors, note, submitProps, content } = useQuickHelp(onPosted);
  return (
    <form {...formProps} className="grid gap-4">
      <Note tone="info" title="Questions are collected for now">
        {collecting}
      </Note>
      <Field label="Question title" error={errors.title}>
        <Input {...field('title')} maxLength={200} autoComplete="off" dir="auto" aria-required="true" />
      </Field>
      <Field label="Details" help="What you tried, and where you got stuck." error={errors.content}>
        <Textarea {...field('content')} rows={5} maxLength={30_000} dir="auto" aria-required="true" />
      </Field>
      <RichTextPreview source={content} />
      {note && <Note tone="danger">{note}</Note>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 max-sm:grid">
        <Button {...submitProps} variant="primary" pendingLabel="Posting...">
          Post question
        </Button>
        <Button asChild variant="quiet">
          <Link to={paths.ask}>Ask Detailed Question</Link>
        </Button>
      </div>
      <p className="text-13 text-ink-muted">
        Questions and answers are public. Please leave out names and grades.
      </p>
    </form>
  );
}
