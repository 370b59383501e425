import { Button } from '@aw/ui/button';
import { CueSection } from '@aw/ui/cue-section';
import { EmptyState } from '@aw/ui/empty-state';
import { Link } from '@aw/ui/link';
import { Skeleton } from '@aw/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { MessageCircleQuestion } from 'lucide-react';
import { paths } from '~/lib/paths';
import { QueryStates } from '~/shell/query-states';
import { expertQuestionsQuery, questionCount } from './home-queries';
import { QuestionCard } from './question-card';

const grid = 'grid gap-4 md:grid-cols-2 [&>*]:min-w-0';

/** The four latest questions. */
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
      <QueryStates
        query={useQuery(expertQuestionsQuery)}
        noun="Questions"
        skeleton={<Skeletons />}
        empty={<NoQuestions />}
      >
        {(questions) => (
          <ul className={grid}>
            {questions.map((question) => (
              <li key={question.id}>
                <QuestionCard question={question} />
              </li>
            ))}
          </ul>
        )}
      </QueryStates>
    </CueSection>
  );
}

function Skeletons() {
  return (
    <div className={grid}>
      {Array.from({ length: questionCount }, (_, at) => (
        <div key={at} className="grid gap-3 rounded-2 border border-line bg-surface-raised px-4.5 py-4">
          <Skeleton width="short" />
          <Skeleton shape="title" width="long" />
          <Skeleton />
          <Skeleton width="half" />
        </div>
      ))}
    </div>
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
      Ask what you are stuck on. Experts answer here.
    </EmptyState>
  );
}
