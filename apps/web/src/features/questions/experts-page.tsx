import built from '@aw/content/experts';
import { CueSection } from '@aw/ui/patterns/cue-section';
import { Button } from '@aw/ui/primitives/button';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { Link } from '@aw/ui/primitives/link';
import { MessageCircleQuestion } from 'lucide-react';
import { useLiveText } from '~/content/live-content';
import { paths } from '~/lib/paths';
import { LatestQuestions } from '~/shell/latest-questions';
import { ExpertsHero } from './experts-hero';
import { ServiceCards } from './service-cards';
import { Tutors } from './tutors';

/** Help from people: a question to post at once, the services, the tutors and what others asked. */
export function ExpertsPage() {
  // A version that staff published before a text was added has the built one in its place.
  const experts = { ...built, ...useLiveText('experts', built) };
  return (
    <div className="wrap pb-16">
      <ExpertsHero texts={experts} />
      <CueSection
        title="Get Expert Help Now"
        lead="Feedback and tutoring can be ordered today. Questions are collected."
      >
        <ServiceCards services={experts.services} />
      </CueSection>
      <CueSection
        title="Expert tutors"
        lead="A chat with a tutor opens on WhatsApp, with a message already started."
      >
        <Tutors tutors={experts.demoTutors} none={experts.noTutors} />
      </CueSection>
      <div id="questions" className="scroll-mt-6">
        <CueSection
          title="Recent Questions & Answers"
          lead="The newest, at most two of one person."
          action={{ label: 'All questions', to: paths.questions }}
        >
          <LatestQuestions empty={<NoQuestions />} />
        </CueSection>
      </div>
    </div>
  );
}

function NoQuestions() {
  return (
    <EmptyState
      level={3}
      icon={MessageCircleQuestion}
      title="No Questions Yet"
      action={
        <Button asChild>
          <Link to={paths.ask}>Ask the first question</Link>
        </Button>
      }
    >
      Questions stand here for everybody who is stuck at the same place, with their answers once experts can
      give them.
    </EmptyState>
  );
}
