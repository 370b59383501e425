import built from '@aw/content/experts';
import type { Experts } from '@aw/content/schemas/experts';
import type { OwnQuestion } from '@aw/contracts/questions/public';
import { CueSection } from '@aw/ui/patterns/cue-section';
import { PageHead } from '@aw/ui/patterns/page-head';
import { WhatsAppIcon } from '@aw/ui/patterns/whatsapp-icon';
import { Button } from '@aw/ui/primitives/button';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { Link } from '@aw/ui/primitives/link';
import { Mail, MessageCircleQuestion } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useLiveText } from '~/content/live-content';
import { usePublicConfig } from '~/lib/config';
import { mailLink, whatsAppLink } from '~/lib/contact-links';
import { paths } from '~/lib/paths';
import { LatestQuestions } from '~/shell/latest-questions';
import { QuestionPosted } from './question-posted';
import { QuickHelpForm } from './quick-help-form';
import { ServiceCards } from './service-cards';
import { Tutors } from './tutors';

type QuickHelpContent = Pick<Experts, 'afterPosting' | 'afterHolding'>;

type ExpertsHeroProps = { texts: QuickHelpContent & { lead: string } };

/** Page of expert help: a short form for a question, the services, the tutors and recent questions. */
export function ExpertsPage() {
  // An older published version may lack a text that was added later; the built one replaces it.
  const experts = { ...built, ...useLiveText('experts', built) };
  return (
    <div className="wrap pb-16">
      <ExpertsHero texts={experts} />
      <CueSection
        title="Get Expert Help Now"
        lead="Ask one question, get feedback on your draft, or book a lesson."
      >
        <ServiceCards services={experts.services} />
      </CueSection>
      <CueSection title="Expert tutors" lead="Contact a tutor on WhatsApp. We start the message for you.">
        <Tutors emptyTexts={experts.noTutors} />
      </CueSection>
      <div id="questions" className="scroll-mt-6">
        <CueSection
          title="Recent Questions & Answers"
          lead="The newest questions."
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
      You will see questions and their answers here.
    </EmptyState>
  );
}

/** Top of the page: two quick contact links beside the form for a question. */
function ExpertsHero({ texts }: ExpertsHeroProps) {
  const config = usePublicConfig();
  const greeting = 'Hello! I need an expert for:';
  return (
    <div className="grid gap-x-16 gap-y-4 pb-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:pt-8 lg:pb-8">
      <div className="lg:pt-6">
        <PageHead title="Expert Help" lead={<p className="text-18">{texts.lead}</p>} />
        <div className="flex flex-wrap gap-3 max-sm:grid">
          <Button asChild icon={WhatsAppIcon}>
            <Link to={whatsAppLink(config, greeting)}>Ask on WhatsApp</Link>
          </Button>
          <Button asChild icon={Mail}>
            <Link to={mailLink(config, 'A question for an expert')}>Ask by email</Link>
          </Button>
        </div>
        <p className="mt-4 text-14 text-ink-muted wrap-anywhere">
          {config.phone} · {config.email}
        </p>
      </div>
      <QuickHelp texts={texts} />
    </div>
  );
}

/** Form for a question. After posting, the next steps replace it. */
function QuickHelp({ texts }: { texts: QuickHelpContent }) {
  const [posted, setPosted] = useState<OwnQuestion>();
  return (
    <Sheet title="Quick help">
      {posted === undefined ? (
        <QuickHelpForm onPosted={setPosted} />
      ) : (
        <QuestionPosted
          question={posted}
          next={nextOf(posted, texts)}
          onAnother={() => setPosted(undefined)}
        />
      )}
    </Sheet>
  );
}

/** Returns the next steps of a question; none while it is hidden for an exam, because the message explains that. */
function nextOf({ status, heldUntil }: OwnQuestion, texts: QuickHelpContent): string[] {
  if (heldUntil !== null) return [];
  return status === 'held' ? texts.afterHolding : texts.afterPosting;
}

function Sheet({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="grid content-start gap-4 rounded-2 border border-line bg-surface-raised p-5 lg:p-6"
    >
      <h2 id={headingId} className="text-22 leading-title">
        {title}
      </h2>
      {children}
    </section>
  );
}
