import { CueSection } from '@aw/ui/patterns/cue-section';
import { PageHead } from '@aw/ui/patterns/page-head';
import { SubjectGlyph } from '@aw/ui/patterns/subject-glyph';
import { Icon } from '@aw/ui/primitives/icon';
import { Note } from '@aw/ui/primitives/note';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { useRef, useState } from 'react';
import { useSession } from '~/lib/session';
import { Generator } from './generator';
import { features, popularSubjects, steps } from './generator-texts';
import { OwnQuizzes } from './own-quizzes';

/** Makes a quiz on a subject of one’s choice, and shows those that were made before. */
export function GeneratorPage() {
  const session = useSession();
  const [subject, setSubject] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const choose = (name: string) => {
    setSubject(name);
    field.current?.focus();
    field.current?.scrollIntoView({ block: 'center' });
  };
  return (
    <div className="wrap pb-16">
      <PageHead
        title="AI Quiz Generator"
        lead="A timed quiz on what you study, with four options each, explanations and a certificate."
      />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-12">
        <section
          aria-labelledby="new-quiz"
          className="grid grid-cols-1 content-start gap-5 rounded-2 border border-line bg-surface-raised p-4 sm:p-6"
        >
          <h2 id="new-quiz" className="text-22 leading-title">
            New quiz
          </h2>
          {session.status === 'none' ? (
            <Note tone="danger">The generator could not be opened. Please load the page again.</Note>
          ) : session.status === 'ready' ? (
            <Generator subject={subject} onSubject={setSubject} field={field} />
          ) : (
            <LoadingRegion label="Loading the generator…">
              <Skeleton shape="block" />
            </LoadingRegion>
          )}
        </section>
        <section aria-labelledby="what-you-get" className="grid content-start gap-5 lg:pt-6">
          <h2 id="what-you-get" className="text-18 leading-title lg:text-22">
            What you get
          </h2>
          <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-1">
            {features.map(({ icon, title, text }) => (
              <li key={title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5">
                <span className="pt-0.5 text-accent">
                  <Icon icon={icon} />
                </span>
                <div className="grid gap-1">
                  <h3 className="font-sans text-15 font-strong">{title}</h3>
                  <p className="text-14 text-ink-muted">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      </div>
      {session.status === 'ready' && <OwnQuizzes />}
      <CueSection title="Popular subjects" lead="One of them fills the form above.">
        <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          {popularSubjects.map((name) => (
            <li key={name} className="grid">
              <button
                type="button"
                aria-pressed={subject === name}
                onClick={() => choose(name)}
                className="flex min-h-14 cursor-pointer items-center gap-3 rounded-2 border border-line p-2 pe-3 text-start text-15 font-strong hover:border-line-strong hover:bg-surface-raised aria-pressed:border-accent aria-pressed:bg-accent-surface"
              >
                <SubjectGlyph subject={name} variant="boxed" />
                {name}
              </button>
            </li>
          ))}
        </ul>
      </CueSection>
      <CueSection title="How it works" lead="Four steps, a few minutes at most.">
        <ol className="grid grid-cols-1 gap-x-8 gap-y-5 sm:grid-cols-2">
          {steps.map(({ title, text }, at) => (
            <li key={title} className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-2">
              <span
                aria-hidden="true"
                className="font-serif text-22 leading-none text-ink-faint tabular-nums"
              >
                {at + 1}
              </span>
              <div className="grid gap-1">
                <h3 className="font-sans text-15 font-strong">{title}</h3>
                <p className="text-14 text-ink-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </CueSection>
    </div>
  );
}
