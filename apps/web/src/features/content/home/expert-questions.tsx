import { CueSection } from '@aw/ui/patterns/cue-section';
import { paths } from '~/lib/paths';
import { LatestQuestions } from '~/shell/latest-questions';
import { NoQuestions } from '~/shell/no-questions';

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
      <LatestQuestions empty={<NoQuestions level={3} />} />
    </CueSection>
  );
}
