import { defaultSubject } from '@aw/contracts/documents/subjects';
import type { StaffQuestion } from '@aw/contracts/questions/staff';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { Highlight } from '@aw/ui/primitives/highlight';
import { LoadMore } from '@aw/ui/primitives/pagination';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@aw/ui/primitives/table';
import { Time } from '@aw/ui/primitives/time';
import { MessageCircleQuestion } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { shortId } from '../../format/figures';
import { ListSkeleton } from '../../format/list-skeleton';
import { LoadError } from '../../format/load-error';
import { useElementWidth } from '../../format/use-element-width';
import type { useLoadedRows } from '../../resource-list/use-loaded-rows';
import { useRowClick } from '../../resource-list/use-row-click';
import type { ListState } from './list-state';
import { StatusBadge, statusNames } from './status-badge';

type QuestionRowProps = {
  question: StaffQuestion;
  /** Whether subject, asker and date have columns of their own. */
  isRoomy: boolean;
  /** The address that opens the question beside the list. */
  to: string;
  isOpen: boolean;
  /** Whether another row is open, so that the way back stays short. */
  isReplacing: boolean;
  query: string;
};

type QuestionsListProps = {
  loaded: ReturnType<typeof useLoadedRows<StaffQuestion, readonly unknown[]>>;
  filter: ListState;
  addressOf: (id: number) => string;
};

/** From this width of the list on subject and date have columns of their own. */
const roomyFromPx = 620;

/** Exactly one of: loading, an error, nothing, or the rows with the way to more. */
export function QuestionsList({ loaded, filter, addressOf }: QuestionsListProps) {
  const { rows: questions, error, isRetrying, retry, hasMore, isLoadingMore, loadMore } = loaded;
  if (!questions && error) {
    return (
      <LoadError title="The questions did not load" error={error} isRetrying={isRetrying} onRetry={retry}>
        Your search is kept. Nothing was changed.
      </LoadError>
    );
  }
  if (!questions) return <ListSkeleton label="Loading questions…" />;
  if (questions.length === 0) return <NoQuestions {...filter} />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <QuestionsTable questions={questions} filter={filter} addressOf={addressOf} />
      <LoadMore
        shownCount={questions.length}
        noun={questions.length === 1 ? 'question' : 'questions'}
        hasMore={hasMore}
        isLoading={isLoadingMore}
        onLoadMore={loadMore}
      />
    </div>
  );
}

type QuestionsTableProps = Pick<QuestionsListProps, 'filter' | 'addressOf'> & { questions: StaffQuestion[] };

function QuestionsTable({ questions, filter, addressOf }: QuestionsTableProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isRoomy = useElementWidth(frame) >= roomyFromPx;
  return (
    <div ref={frame} className="min-w-0 max-sm:[&_td:first-child]:w-full">
      <Table label="Questions">
        <TableHead>
          <TableHeadCell>Question</TableHeadCell>
          {isRoomy && <TableHeadCell>Subject</TableHeadCell>}
          {isRoomy && <TableHeadCell>Asker</TableHeadCell>}
          <TableHeadCell>State</TableHeadCell>
          {isRoomy && <TableHeadCell>Asked</TableHeadCell>}
        </TableHead>
        <TableBody>
          {questions.map((question) => (
            <QuestionRow
              key={question.id}
              question={question}
              isRoomy={isRoomy}
              to={addressOf(question.id)}
              isOpen={question.id === filter.id}
              isReplacing={filter.id !== undefined}
              query={filter.q}
            />
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

function NoQuestions({ status, q }: Pick<ListState, 'status' | 'q'>) {
  const where = status ? ` Only the tab ${statusNames[status]} was searched.` : '';
  if (q)
    return (
      <EmptyState icon={MessageCircleQuestion} title={`No question matches “${q}”`}>
        Titles, texts, subjects and whole ids of askers were searched.{where}
      </EmptyState>
    );
  return status === 'held' ? (
    <EmptyState icon={MessageCircleQuestion} title="No question waits">
      The questions of new people wait here until somebody has looked at them.
    </EmptyState>
  ) : (
    <EmptyState icon={MessageCircleQuestion} title={status ? `None is ${status}` : 'No questions yet'}>
      What students ask arrives here.
    </EmptyState>
  );
}

/** One question of the list; its title is the link, a click anywhere does the same. */
function QuestionRow({ question, isRoomy, to, isOpen, isReplacing, query }: QuestionRowProps) {
  const openRow = useRowClick({ to, isReplacing });
  const { id, title, excerpt, subject, askerId, status, createdAt } = question;
  return (
    <TableRow isOpen={isOpen} onClick={openRow}>
      <TableCell kind="lead" title={title}>
        <Link
          data-row={id}
          to={to}
          replace={isReplacing}
          className="block truncate rounded-1 py-2 text-ink no-underline -outline-offset-2 hover:underline"
        >
          <Highlight text={title} query={query} />
          <span className="block truncate text-12 font-normal text-ink-muted">
            <Highlight text={excerpt} query={query} />
          </span>
        </Link>
      </TableCell>
      {isRoomy && <TableCell>{subject ?? defaultSubject}</TableCell>}
      {isRoomy && (
        <TableCell kind="id" title={askerId}>
          {shortId(askerId)}
        </TableCell>
      )}
      <TableCell>
        <StatusBadge status={status} />
      </TableCell>
      {isRoomy && (
        <TableCell>
          <Time value={createdAt} />
        </TableCell>
      )}
    </TableRow>
  );
}
