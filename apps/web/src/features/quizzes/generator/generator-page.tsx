import { CueSection } from '@aw/ui/patterns/cue-section';
import { FeatureList } from '@aw/ui/patterns/feature-list';
import { PageHead } from '@aw/ui/patterns/page-head';
import { SubjectGrid } from '@aw/ui/patterns/subject-grid';
import { Note } from '@aw/ui/primitives/note';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { useRef, useState } from 'react';
import { useSession } from '~/lib/session';
import { Generator } from './generator';
import { features, popularSubjects, steps } from './generator-texts';
import { OwnQuizzes } from './own-quizzes';

/** Generates a quiz on a chosen subject and lists earlier ones. */
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
        lead="Get a timed multiple-choice quiz on what you are studying, with explanations and a certificate if you pass."
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
            <Note tone="danger">The generator did not open. Please reload the page.</Note>
          ) : session.status === 'ready' ? (
            <Generator subject={subject} onSubject={setSubject} field={field} />
          ) : (
            <LoadingRegion label="Loading the generator…">
              <Skeleton shape="block" />
            </LoadingRegion>
          )}
        </section>
        <FeatureList title="What you get" features={features} />
      </div>
      {session.status === 'ready' && <OwnQuizzes />}
      <CueSection title="Popular subjects" lead="Choose one to fill in the form above.">
        <SubjectGrid subjects={popularSubjects} value={subject} onValueChange={choose} />
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
