import { ActionCard } from '@aw/ui/patterns/action-card';
import { CueSection } from '@aw/ui/patterns/cue-section';
import { PageHead } from '@aw/ui/patterns/page-head';
import { SubjectGlyph } from '@aw/ui/patterns/subject-glyph';
import { Icon } from '@aw/ui/primitives/icon';
import { Note } from '@aw/ui/primitives/note';
import { MessageCircleQuestion, MessageSquare } from 'lucide-react';
import { useRef, useState } from 'react';
import { paths } from '~/lib/paths';
import { useSession } from '~/lib/session';
import { ThreadLoading } from '../chat-states';
import { TutorChat } from './tutor-chat';
import { features, tutoringSubjects } from './tutoring-texts';

/** Hints to a task, one at a time, and what tutoring is like. */
export function TutoringPage() {
  const [subject, setSubject] = useState<string>();
  const card = useRef<HTMLElement>(null);
  return (
    <div className="wrap pb-16">
      <PageHead
        title="AI Tutoring"
        lead="Work through a task with hints instead of solutions. You take the steps; the next hint waits until you ask."
      />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-12">
        <section
          ref={card}
          aria-labelledby="tutor-chat"
          className="grid scroll-mt-4 grid-cols-1 content-start gap-5 rounded-2 border border-line bg-surface-raised p-4 sm:p-6"
        >
          <h2 id="tutor-chat" className="text-22 leading-title">
            AI Tutor Chat
          </h2>
          <Tutor subject={subject} onSubject={setSubject} />
        </section>
        <section aria-labelledby="how-it-helps" className="grid content-start gap-5 lg:pt-6">
          <h2 id="how-it-helps" className="text-18 leading-title lg:text-22">
            How it helps
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
      <CueSection title="Subjects" lead="Choosing one is optional; it tells what your task is about.">
        <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          {tutoringSubjects.map(({ value, label, sign }) => (
            <li key={value} className="grid">
              <button
                type="button"
                aria-pressed={subject === value}
                onClick={() => {
                  setSubject(value);
                  card.current?.scrollIntoView({ block: 'start' });
                  card.current?.querySelector('textarea')?.focus({ preventScroll: true });
                }}
                className="flex min-h-14 cursor-pointer items-center gap-3 rounded-2 border border-line p-2 pe-3 text-start text-15 font-strong hover:border-line-strong hover:bg-surface-raised aria-pressed:border-accent aria-pressed:bg-accent-surface"
              >
                <SubjectGlyph subject={sign} variant="boxed" />
                {label}
              </button>
            </li>
          ))}
        </ul>
      </CueSection>
      <CueSection title="More ways to learn" lead="When a hint is not what you need.">
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <li>
            <ActionCard
              icon={MessageSquare}
              title="Open AI Chat"
              text="Explanations and examples, and a chat about one document."
              to={paths.aiChat()}
            />
          </li>
          <li>
            <ActionCard
              icon={MessageCircleQuestion}
              title="Ask an expert"
              text="Post a question; a person answers it in steps."
              to={paths.ask}
            />
          </li>
        </ul>
      </CueSection>
    </div>
  );
}

type TutorProps = { subject: string | undefined; onSubject: (subject: string) => void };

function Tutor(props: TutorProps) {
  const session = useSession();
  if (session.status === 'none')
    return <Note tone="danger">The chat could not be opened. Please load the page again.</Note>;
  return session.status === 'ready' ? <TutorChat {...props} /> : <ThreadLoading />;
}
