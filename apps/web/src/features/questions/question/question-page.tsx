import { hasCode } from '@aw/contracts/api-error';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { parseId } from '~/lib/parse-id';
import { paths } from '~/lib/paths';
import { useSession } from '~/lib/session';
import { ItemHead } from '~/shell/item-head';
import { MissingPage } from '~/shell/missing-page';
import { NotFound } from '~/shell/not-found';
import { LoadError } from '~/shell/query-states';
import { ServedPage, useServedPage } from '~/shell/served-page';
import { backToQuestions } from '../back-to-questions';
import { questionQuery } from '../question-queries';
import { QuestionView } from './question-view';

/** Page of one question with its hints, answers and actions. */
export function QuestionPage() {
  const id = parseId(useParams().id);
  const session = useSession();
  const question = useQuery({
    ...questionQuery(id ?? 0),
    // The response depends on who is signed in.
    enabled: id !== undefined && session.status !== 'loading',
    // People who follow a notification must see the change that it announced.
    refetchOnMount: 'always',
  });
  const served = useServedPage();
  if (id === undefined) return <NotFound />;
  if (hasCode(question.error, 'questions.not_found')) return <QuestionMissing />;
  if (question.data) return <QuestionView key={id} question={question.data} />;
  if (!question.error) return served ? <ServedPage html={served} isLoading /> : <QuestionSkeleton />;
  return (
    <div data-state="error">
      {served && <ServedPage html={served} />}
      <div className="wrap pb-16">
        {!served && <ItemHead title="Question" back={backToQuestions} />}
        <LoadError title="The question did not load" level={2} query={question} />
      </div>
    </div>
  );
}

/** Shown when there is no such question, or this session may not see it. */
function QuestionMissing() {
  return (
    <MissingPage
      title="Question not found"
      lead="The question you're looking for doesn't exist or is no longer on the site."
      back={backToQuestions}
      browse={{ label: 'Browse Questions', to: paths.questions }}
    />
  );
}

/** Placeholder for the head, the question and its answer while they load. */
function QuestionSkeleton() {
  return (
    <div className="wrap pt-5 pb-16" data-state="loading">
      <h1 className="sr-only">Question</h1>
      <LoadingRegion label="Loading question…">
        <div className="grid max-w-170 gap-4 py-8">
          <Skeleton width="short" />
          <Skeleton shape="control" width="long" />
          <Skeleton width="half" />
        </div>
        <div className="grid max-w-170 gap-8">
          <div className="grid gap-3">
            <Skeleton />
            <Skeleton width="long" />
            <Skeleton width="half" />
          </div>
          <Skeleton shape="block" />
        </div>
      </LoadingRegion>
    </div>
  );
}
