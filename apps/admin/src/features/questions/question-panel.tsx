import { ApiError } from '@aw/contracts/api-error';
import { defaultSubject } from '@aw/contracts/documents/subjects';
import type { StaffQuestionDetail } from '@aw/contracts/questions/staff';
import { Note } from '@aw/ui/primitives/note';
import { Time } from '@aw/ui/primitives/time';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { shortId } from '../../format/figures';
import { Fact, Facts } from '../../resource-list/facts';
import { LogSection } from '../../resource-list/log-section';
import { PanelBody, PanelFrame } from '../../resource-list/panel-frame';
import { PanelHead } from '../../resource-list/panel-head';
import { PanelPending } from '../../resource-list/panel-pending';
import { useConsole } from '../../services/console-services';
import { questionsAddress } from './list-state';
import { questionQuery } from './queries';
import { QuestionActions } from './question-actions';
import { StatusBadge } from './status-badge';

type QuestionPanelProps = {
  id: number;
  /** Beside the list; otherwise it stands in the list's place. */
  isBesideList: boolean;
  onClose: () => void;
};

/** One question whole, with who asked it and what staff did. */
export function QuestionPanel({ id, isBesideList, onClose }: QuestionPanelProps) {
  const { api } = useConsole();
  const { data, error, isFetching, refetch } = useQuery(questionQuery(api, id));
  const title = data?.title ?? 'Question';
  return (
    <PanelFrame label={title} isBesideList={isBesideList} change={data?.status}>
      <PanelHead
        id={String(id)}
        copyLabel="Copy question id"
        title={title}
        isBesideList={isBesideList}
        onClose={onClose}
        status={
          data && (
            <span>
              <StatusBadge status={data.status} />
            </span>
          )
        }
      />
      {data ? (
        <>
          <PanelBody>
            <StatusNote question={data} />
            <p className="border-s border-margin-rule ps-4 text-14 leading-body whitespace-pre-wrap wrap-anywhere">
              {data.content}
            </p>
            <QuestionFacts question={data} />
            <LogSection log={data.log} />
          </PanelBody>
          <QuestionActions question={data} />
        </>
      ) : (
        <PanelPending
          error={error}
          title={
            error instanceof ApiError && error.status === 404
              ? 'There is no such question'
              : 'The question did not load'
          }
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          label="Loading the question…"
        />
      )}
    </PanelFrame>
  );
}

/** Why it does not stand on the site; nothing for one that does. */
function StatusNote({ question }: { question: StaffQuestionDetail }) {
  const { status, removedReason, isAnonymous } = question;
  if (status === 'visible') return null;
  if (status === 'held')
    return (
      <Note tone="caution" title="Held.">
        {isAnonymous
          ? 'The asker has no account, so each of their questions waits.'
          : 'No earlier question of this account was approved, or one was removed. After an approval the next ones are visible at once.'}
      </Note>
    );
  return (
    <Note tone="caution" title="Removed.">
      {removedReason ?? 'It went with all others; Today can put them back together.'}
    </Note>
  );
}

function QuestionFacts({ question }: { question: StaffQuestionDetail }) {
  const { askerId, isAnonymous, subject, isAnswered, createdAt } = question;
  return (
    <Facts>
      <Fact name="Asker">
        <Link to={`/admin/people?${new URLSearchParams({ id: askerId })}`} className="font-mono">
          {shortId(askerId)}
        </Link>
        {isAnonymous && ' (no account)'}
      </Fact>
      <Fact name="Their questions">
        <Link to={questionsAddress({ q: askerId })}>Show all</Link>
      </Fact>
      <Fact name="Subject">{subject ?? defaultSubject}</Fact>
      <Fact name="Answers">{isAnswered ? 'Answered' : 'None yet'}</Fact>
      <Fact name="Asked">
        <Time value={createdAt} />
      </Fact>
    </Facts>
  );
}
