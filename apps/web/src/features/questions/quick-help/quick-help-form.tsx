import type { OwnQuestion } from '@aw/contracts/questions/public';
import { Button } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Link } from '@aw/ui/primitives/link';
import { Note } from '@aw/ui/primitives/note';
import { paths } from '~/lib/paths';
import { RichTextField } from '~/rich-text/rich-text-field';
import { useTextImages, waitForImages } from '~/rich-text/use-text-images';
import { Allowance, NoCreditsNote } from '../allowance';
import { useQuickHelp } from './use-quick-help';

type QuickHelpFormProps = { onPosted: (question: OwnQuestion) => void };

/** Short form with title and details of a question, its price and the promised time. */
export function QuickHelpForm({ onPosted }: QuickHelpFormProps) {
  const { formProps, field, errors, note, submitProps, content, isOutOfCredits } = useQuickHelp(onPosted);
  const images = useTextImages();
  return (
    <form {...formProps} className="grid gap-4">
      <Field label="Question title" error={errors.title} isRequired>
        <Input {...field('title')} maxLength={200} autoComplete="off" dir="auto" />
      </Field>
      <RichTextField
        label="Details"
        help="What you tried, and where you got stuck."
        error={errors.content}
        registered={field('content')}
        source={content}
        images={images}
        maxLength={30_000}
        rows={5}
      />
      <Allowance variant="lines" />
      {isOutOfCredits && <NoCreditsNote />}
      {note && <Note tone="danger">{note}</Note>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 max-sm:grid">
        <Button
          {...waitForImages(submitProps, { isSending: images.isSending, pendingLabel: 'Posting...' })}
          variant="primary"
        >
          Get Expert Help Now
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
