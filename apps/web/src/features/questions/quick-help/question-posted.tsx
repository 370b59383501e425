import type { OwnQuestion } from '@aw/contracts/questions/public';
import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { Note } from '@aw/ui/primitives/note';
import { SentNote } from '~/contact-messages/sent-note';
import { paths } from '~/lib/paths';
import { posted, waitingText } from '../posted-text';

type QuestionPostedProps = {
  question: Pick<OwnQuestion, 'id' | 'title' | 'status' | 'heldUntil'>;
  next: readonly string[];
  onAnother: () => void;
};

/** Replaces the form with a confirmation and the next steps. */
export function QuestionPosted({ question, next, onAnother }: QuestionPostedProps) {
  return (
    <SentNote label={posted.title}>
      <Note tone="positive" title={posted.title}>
        <p>{waitingText(question)}</p>
      </Note>
      <p className="font-serif text-18 leading-[1.3] wrap-anywhere">{question.title}</p>
      {next.length > 0 && (
        <>
          <h3 className="text-15 leading-ui font-strong">What happens next</h3>
          <ol className="grid list-decimal gap-1.5 ps-5 text-14 text-ink-muted marker:text-ink-faint">
            {next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link to={paths.question(question.id)}>Open your question</Link>
        </Button>
        <Button variant="quiet" onClick={onAnother}>
          Ask another question
        </Button>
      </div>
    </SentNote>
  );
}
