import type { Services } from '@aw/content/schemas/services';
import { CueSection } from '@aw/ui/patterns/cue-section';
import { Link } from '@aw/ui/primitives/link';

/** What to know before an order, each with the page that says it in full. */
export function ServicesNotes({ notes }: Pick<Services, 'notes'>) {
  return (
    <CueSection title="Before you order" lead="What the prices mean, and what the work is for.">
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {notes.map(({ id, title, text, link }) => (
          <li key={id} className="grid content-start gap-1.5">
            <h3 className="text-17 leading-title">{title}</h3>
            <p className="text-15 text-ink-muted">{text}</p>
            <Link to={link.to} className="inline-flex min-h-6 items-center justify-self-start text-14">
              {link.text}
            </Link>
          </li>
        ))}
      </ul>
    </CueSection>
  );
}
