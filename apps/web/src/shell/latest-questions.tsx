import { QuestionCard, QuestionCardSkeleton } from '@aw/ui/patterns/question-card';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDemoInterval } from '~/lib/config';
import { latestQuestionsQuery, questionCount } from '~/lib/latest-questions';
import { paths } from '~/lib/paths';
import { QueryStates } from './query-states';

const grid = 'grid gap-4 md:grid-cols-2 [&>*]:min-w-0';

/** Shows the latest questions in one of four states. `empty` is shown if there are none. */
export function LatestQuestions({ empty }: { empty: ReactNode }) {
  const demoInterval = useDemoInterval();
  return (
    <QueryStates
      query={useQuery({ ...latestQuestionsQuery, refetchInterval: demoInterval })}
      noun="Questions"
      skeleton={<Skeletons />}
      empty={demoInterval ? <Skeletons /> : empty}
    >
      {(questions) => (
        <ul className={grid}>
          {questions.map((question) => (
            <li key={question.id}>
              <QuestionCard {...question} to={paths.question(question.id)} />
            </li>
          ))}
        </ul>
      )}
    </QueryStates>
  );
}

function Skeletons() {
  return (
    <div className={grid}>
      {Array.from({ length: questionCount }, (_, at) => (
        <QuestionCardSkeleton key={at} />
      ))}
    </div>
  );
}
