import { Button } from '@aw/ui/button';
import { Note } from '@aw/ui/note';
import { SentNote } from '~/messages/sent-note';
import { posted } from './check-question';

type QuestionPostedProps = { title: string; next: readonly string[]; onAnother: () => void };

/** In the place of the form: that the question was posted, and what happens next. */
export function QuestionPosted({ title, next, onAnother }: QuestionPostedProps) {
  return (
    <SentNote label={posted.title}>
      <Note tone="positive" title={posted.title}>
        <p>{posted.description}</p>
      </Note>
      <p className="font-serif text-18 leading-[1.3] wrap-anywhere">{title}</p>
      <h3 className="text-15 leading-ui font-strong">What happens next</h3>
      <ol className="grid list-decimal gap-1.5 ps-5 text-14 text-ink-muted marker:text-ink-faint">
        {next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <a href="#questions">See it below</a>
        </Button>
        <Button variant="quiet" onClick={onAnother}>
          Ask another question
        </Button>
      </div>
    </SentNote>
  );
}
