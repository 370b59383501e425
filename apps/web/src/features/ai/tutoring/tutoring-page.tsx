import { ActionCard } from '@aw/ui/patterns/action-card';
import { CueSection } from '@aw/ui/patterns/cue-section';
import { FeatureList } from '@aw/ui/patterns/feature-list';
import { PageHead } from '@aw/ui/patterns/page-head';
import { SubjectGrid } from '@aw/ui/patterns/subject-grid';
import { Note } from '@aw/ui/primitives/note';
import { MessageCircleQuestion, MessageSquare } from 'lucide-react';
import { useRef, useState } from 'react';
import { paths } from '~/lib/paths';
import { useSession } from '~/lib/session';
import { ThreadLoading } from '../thread/chat-states';
import { TutorChat } from './tutor-chat';
import { features, tutoringSubjects } from './tutoring-texts';

/** The page /ai-tutoring: a chat that gives hints for a problem, with its features and subjects. */
export function TutoringPage() {
  const [subject, setSubject] = useState<string>();
  const card = useRef<HTMLElement>(null);
  return (
    <div className="wrap pb-16">
      <PageHead
        title="AI Tutoring"
        lead="Solve a problem with hints instead of solutions. You take the steps, and you get the next hint when you ask."
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
        <FeatureList title="How it helps" features={features} />
      </div>
      <CueSection title="Subjects" lead="Optional: choose the subject of your problem.">
        <SubjectGrid
          subjects={tutoringSubjects}
          value={subject}
          onValueChange={(value) => {
            setSubject(value);
            card.current?.scrollIntoView({ block: 'start' });
            card.current?.querySelector('textarea')?.focus({ preventScroll: true });
          }}
        />
      </CueSection>
      <CueSection title="More ways to learn" lead="If you need more than a hint.">
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <li>
            <ActionCard
              icon={MessageSquare}
              title="Open AI Chat"
              text="Get explanations and examples, or chat about a document."
              to={paths.aiChat()}
            />
          </li>
          <li>
            <ActionCard
              icon={MessageCircleQuestion}
              title="Ask an expert"
              text="Post a question and get a step-by-step answer from a person."
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
    return <Note tone="danger">The chat did not open. Please reload the page.</Note>;
  return session.status === 'ready' ? <TutorChat {...props} /> : <ThreadLoading />;
}
