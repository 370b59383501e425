import type { Contact } from '@aw/content/schemas/contact';
import { CueSection } from '@aw/ui/patterns/cue-section';

/** What is open when. */
export function Hours({ hours }: { hours: Contact['hours'] }) {
  return (
    <CueSection title="Business hours" lead="Every day of the year.">
      <dl className="max-w-measure border-t border-ink dark:border-line-strong">
        {hours.map(({ what, when }) => (
          <div key={what} className="flex items-baseline justify-between gap-4 border-b border-line py-2.5">
            <dt>{what}</dt>
            <dd className="text-end font-strong tabular-nums">{when}</dd>
          </div>
        ))}
      </dl>
    </CueSection>
  );
}
