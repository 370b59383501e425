import { defaultSubject } from '@aw/contracts/documents/subjects';
import { type QuestionSource, withheldSourceText } from '@aw/contracts/questions/about';
import type { QuestionStatus } from '@aw/contracts/questions/public';
import type { StaffQuestionDetail } from '@aw/contracts/questions/staff';
import { Badge } from '@aw/ui/primitives/badge';
import { Note } from '@aw/ui/primitives/note';
import { Time } from '@aw/ui/primitives/time';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { shortId } from '../../format/figures';
import { PostText } from '../../post-text/post-text';
import { Fact, Facts } from '../../resource-list/facts';
import { ItemPanel, PanelBody } from '../../resource-list/item-panel';
import { LogSection } from '../../resource-list/log-section';
import type { PanelProps } from '../../resource-list/resource-list';
import { SiteLink } from '../../resource-list/site-link';
import { useConsole } from '../../services/console-services';
import { AnswersSection } from './panel/answers-section';
import { CommentsSection } from './panel/comments-section';
import { questionQuery, questionsAddress } from './queries';
import { QuestionActions } from './question-actions';

/** Names of the tabs and badges. */
export const statusNames: Record<QuestionStatus, string> = {
  held: 'Held',
  visible: 'Visible',
  removed: 'Removed',
  withdrawn: 'Withdrawn',
};

const statusTones = {
  held: 'caution',
  visible: 'positive',
  removed: 'neutral',
  withdrawn: 'neutral',
} as const satisfies Record<QuestionStatus, string>;

const texts = {
  loading: 'Loading the question…',
  missing: 'Question not found',
  failed: 'The question did not load',
};

/** Badge of a question's status. */
export function StatusBadge({ status }: { status: QuestionStatus }) {
  return <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>;
}

/** One question with its asker, answers, comments and log. */
export function QuestionPanel({ id, ...place }: PanelProps<number>) {
  const { api } = useConsole();
  const query = useQuery(questionQuery(api, id));
  return (
    <ItemPanel
      {...place}
      id={String(id)}
      copyLabel="Copy question ID"
      title={query.data?.title ?? 'Question'}
      link={query.data?.status === 'visible' && <SiteLink path={`/questions/${id}`} />}
      status={query.data && <StatusBadge status={query.data.status} />}
      query={query}
      change={query.data?.status}
      texts={texts}
    >
      {(question) => (
        <>
          <PanelBody>
            <StatusNote question={question} />
            <div className="border-s border-margin-rule ps-4 text-14 leading-body">
              {question.about && <SourceQuote source={question.about} />}
              <PostText html={question.html} source={question.content} />
            </div>
            <QuestionFacts question={question} />
            <AnswersSection question={question} />
            <CommentsSection question={question} />
            <LogSection log={question.log} />
          </PanelBody>
          <QuestionActions question={question} />
        </>
      )}
    </ItemPanel>
  );
}

/** Says why the question is not on the site. Shows nothing for a visible one. */
function StatusNote({ question }: { question: StaffQuestionDetail }) {
  const { status, removedReason, isAnonymous, heldBecause } = question;
  if (status === 'visible') return null;
  if (status === 'held')
    return (
      <Note tone="caution" title="Held.">
        {heldBecause ?? newcomerHoldReason(isAnonymous)}
      </Note>
    );
  if (status === 'withdrawn')
    return (
      <Note tone="caution" title="Withdrawn.">
        The person who asked withdrew it before anyone answered.
      </Note>
    );
  return (
    <Note tone="caution" title="Removed.">
      {removedReason ?? 'It was removed with Delete All. You can restore it with the others under Today.'}
    </Note>
  );
}

function newcomerHoldReason(isAnonymous: boolean): string {
  return isAnonymous
    ? 'The person who asked has no account, so each of their questions waits for review.'
    : 'None of this account’s questions has been approved yet, or one was removed. When you approve one, the next ones appear immediately.';
}

/** The words that the question is about, with a link to their page. */
function SourceQuote({ source }: { source: QuestionSource }) {
  const { kind, id, title, page, quote } = source;
  const { siteOrigin } = useConsole();
  const name = `${title ?? (kind === 'document' ? 'a document' : 'a quiz')}${page === null ? '' : `, page ${page}`}`;
  const path = kind === 'document' ? `/documents/${id}?page=${page ?? 1}` : `/quiz/${id}`;
  return (
    <figure className="mb-3 border-s-2 border-line-strong ps-3 wrap-anywhere">
      {quote && <blockquote dir="auto">“{quote}”</blockquote>}
      {source.withheld && <p className="text-14 text-ink-muted">{withheldSourceText(source)}</p>}
      <figcaption className="text-13 text-ink-muted">
        About {id === null ? name : <a href={`${siteOrigin}${path}`}>{name}</a>}
      </figcaption>
    </figure>
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
        <Link to={questionsAddress.write({ q: askerId })}>Show all</Link>
      </Fact>
      <Fact name="Subject">{subject ?? defaultSubject}</Fact>
      <Fact name="Answers">{isAnswered ? 'Answered' : 'None yet'}</Fact>
      <Fact name="Asked">
        <Time value={createdAt} />
      </Fact>
    </Facts>
  );
}
