import { listOpenQuestions, type OpenQuestion } from '@aw/contracts/questions/claims';
import { SubjectTag } from '@aw/ui/patterns/subject-tag';
import { Badge } from '@aw/ui/primitives/badge';
import { Button } from '@aw/ui/primitives/button';
import { formatCount } from '@aw/ui/primitives/format-count';
import { Link } from '@aw/ui/primitives/link';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { Time } from '@aw/ui/primitives/time';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Timer } from 'lucide-react';
import { api } from '~/lib/api';
import { paths } from '~/lib/paths';
import { sessionKey } from '~/lib/session';
import { Panel } from '~/shell/panel';
import { LoadError } from '~/shell/query-states';

const maxShown = 20;
/** Short, because other experts claim and answer questions in between. */
const staleAfterMs = 60_000;

function openQuestionsQuery(userId: string) {
  return queryOptions({
    queryKey: [...sessionKey, userId, 'open-questions'],
    queryFn: ({ signal }) => api.call(listOpenQuestions, { query: { limit: maxShown }, signal }),
    staleTime: staleAfterMs,
    refetchOnMount: 'always',
  });
}

/** Unanswered questions in an expert's subjects, the earliest deadline first. */
export function OpenQuestions({ userId }: { userId: string }) {
  const query = useQuery(openQuestionsQuery(userId));
  const { data, error, isFetching, refetch } = query;
  return (
    <Panel title="Open questions" lead="Unanswered questions in your subjects, the most urgent first.">
      {data ? (
        <List questions={data} />
      ) : error ? (
        <LoadError title="The list did not load" query={query} />
      ) : (
        <LoadingRegion label="Loading questions…">
          <div className="grid gap-3">
            <Skeleton width="long" />
            <Skeleton />
            <Skeleton width="half" />
          </div>
        </LoadingRegion>
      )}
      {data && (
        <div>
          <Button size="sm" isPending={isFetching} pendingLabel="Refreshing…" onClick={() => void refetch()}>
            Refresh
          </Button>
        </div>
      )}
    </Panel>
  );
}

/** The list of questions, or a sentence that there are none. */
export function List({ questions }: { questions: readonly OpenQuestion[] }) {
  if (questions.length === 0)
    return <p className="text-15 text-ink-muted">There are no open questions in your subjects right now.</p>;
  return (
    <ul className="grid grid-cols-1 border-t border-line">
      {questions.map(({ id, title, subject, createdAt, promisedAt, claim }) => (
        <li key={id} className="grid grid-cols-1 gap-1 border-b border-line py-3">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-faint">
            <SubjectTag subject={subject ?? 'General'} />
            {claim && (
              <Badge tone="accent" icon={Timer} isPlain>
                Claimed by you
              </Badge>
            )}
          </p>
          <Link to={paths.question(id)} className="inline-flex min-h-6 items-center wrap-anywhere">
            {title}
          </Link>
          <p className="flex flex-wrap gap-x-3 text-13 text-ink-muted">
            <span>
              Asked <Time value={createdAt} isInSentence />
            </span>
            {promisedAt && <span>{promiseText(new Date(promisedAt), new Date())}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}

const hourMs = 60 * 60 * 1000;

/** Returns the time left until the promised answer, such as 'Answer due within 3 hours', or 'Late'. */
export function promiseText(promisedAt: Date, now: Date): string {
  const hours = Math.ceil((promisedAt.getTime() - now.getTime()) / hourMs);
  if (hours <= 0) return 'Late';
  return `Answer due within ${formatCount(hours, 'hour')}`;
}
