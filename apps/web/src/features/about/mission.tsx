import type { About } from '@aw/content/schemas/about';
import { CueSection } from '@aw/ui/patterns/cue-section';

/** Why the site is there, and what it holds itself to. */
export function Mission({ mission, principles }: Pick<About, 'mission' | 'principles'>) {
  return (
    <>
      <CueSection title={mission.title}>
        <div className="grid max-w-measure gap-4">
          {mission.paragraphs.map((paragraph) => (
            <p key={paragraph} className="font-serif text-18 lg:first:text-22 lg:first:leading-[1.4]">
              {paragraph}
            </p>
          ))}
        </div>
      </CueSection>
      <CueSection title="How we work">
        <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
          {principles.map(({ title, text }) => (
            <div key={title} className="grid content-start gap-1">
              <dt className="font-serif text-17 leading-title font-strong">{title}</dt>
              <dd className="text-15 text-ink-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </CueSection>
    </>
  );
}
