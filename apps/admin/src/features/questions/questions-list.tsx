import type { StaffQuestion } from '@aw/contracts/questions/staff';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { LoadMore } from '@aw/ui/primitives/pagination';
import { Table, TableBody, TableHead, TableHeadCell } from '@aw/ui/primitives/table';
import { MessageCircleQuestion } from 'lucide-react';
import { useRef } from 'react';
import { ListSkeleton } from '../../format/list-skeleton';
import { LoadError } from '../../format/load-error';
import { useElementWidth } from '../../format/use-element-width';
import type { useLoadedRows } from '../../resource-list/use-loaded-rows';
import type { ListState } from './list-state';
import { QuestionRow } from './question-row';
import { statusNames } from './status-badge';

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
