import { CueSection } from '@aw/ui/patterns/cue-section';
import { Button } from '@aw/ui/primitives/button';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { Link } from '@aw/ui/primitives/link';
import { MessageCircleQuestion } from 'lucide-react';
import { paths } from '~/lib/paths';
import { LatestQuestions } from '~/shell/latest-questions';

/** The section with the four latest questions. */
export function ExpertQuestions() {
  return (
    <CueSection
      title="Expert questions"
      lead={
        <p className="inline-block rounded-1 border border-line-strong px-2.5 py-1.5 text-13 leading-ui font-medium text-ink">
          Ask 5 Free Questions - Limited time only!
        </p>
      }
      action={{ label: 'All questions', to: paths.questions }}
    >
      <LatestQuestions empty={<NoQuestions />} />
    </CueSection>
  );
}

function NoQuestions() {
  return (
    <EmptyState
      level={3}
      icon={MessageCircleQuestion}
      title="No questions yet"
      action={
        <Button asChild>
          <Link to={paths.ask}>Ask First Question</Link>
        </Button>
      }
    >
      Stuck on a problem? Ask it here, and an expert answers.
    </EmptyState>
  );
}
