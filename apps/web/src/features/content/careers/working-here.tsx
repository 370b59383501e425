import type { Careers } from '@aw/content/schemas/careers';
import { CueSection } from '@aw/ui/patterns/cue-section';

/** Steps of an application, benefits and core values. */
export function WorkingHere({ steps, benefits, values }: Pick<Careers, 'steps' | 'benefits' | 'values'>) {
  return (
    <>
      <CueSection title="How to apply">
        <ol className="grid gap-x-8 gap-y-5 sm:grid-cols-2 xl:grid-cols-4">
          {steps.map(({ title, text }, at) => (
            <li key={title} className="grid content-start gap-1">
              <span aria-hidden="true" className="font-serif text-22 leading-tight text-ink-faint">
                {at + 1}
              </span>
              <h3 className="text-17 leading-title">{title}</h3>
              <p className="text-14 text-ink-muted">{text}</p>
            </li>
          ))}
        </ol>
      </CueSection>
      <CueSection title="Benefits" lead="What working here is like.">
        <Points points={benefits} />
      </CueSection>
      <CueSection title="Core values" lead="What we hold ourselves to.">
        <Points points={values} />
      </CueSection>
    </>
  );
}

function Points({ points }: { points: readonly { title: string; text: string }[] }) {
  return (
    <dl className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
      {points.map(({ title, text }) => (
        <div key={title} className="grid content-start gap-1 border-t border-line pt-3">
          <dt className="font-serif text-17 leading-title font-strong">{title}</dt>
          <dd className="text-15 text-ink-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
