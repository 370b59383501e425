import type { Contact } from '@aw/content/schemas/contact';
import { CueSection } from '@aw/ui/patterns/cue-section';
import { Link } from '@aw/ui/primitives/link';

/** What people ask about reaching us, with the answers in full. */
export function ContactQuestions({ entries }: { entries: Contact['faq'] }) {
  return (
    <CueSection title="Questions about contact" lead="What happens before and after you write.">
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 desk:grid-cols-2">
        {entries.map(({ id, question, answer, link }) => (
          <div key={id} id={id} className="grid content-start gap-1.5 scroll-mt-24 break-inside-avoid">
            <h3>{question}</h3>
            <p className="max-w-measure text-15 text-ink-muted">{answer}</p>
            {link && (
              <p className="text-15">
                <Link to={link.to} className="inline-flex min-h-6 items-center">
                  {link.text}
                </Link>
              </p>
            )}
          </div>
        ))}
      </div>
    </CueSection>
  );
}
