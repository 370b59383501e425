import type { StaffAnswer, StaffQuestionDetail } from '@aw/contracts/questions/staff';
import { Badge } from '@aw/ui/primitives/badge';
import { formatCount } from '@aw/ui/primitives/format-count';
import { Time } from '@aw/ui/primitives/time';
import { Link } from 'react-router';
import { PostText } from '../../../post-text/post-text';
import { PanelSection } from '../../../resource-list/item-panel';
import { useMay } from '../../../session/use-may';
import { ReplyRemoval } from '../removal';
import { AnswerVerification } from './answer-verification';
import { ReplyState } from './reply-state';

/** Answers of a question with every step, those to verify first. */
export function AnswersSection({ question }: { question: StaffQuestionDetail }) {
  const { answers, answerCount } = question;
  if (answers.length === 0) return null;
  return (
    <PanelSection title={formatCount(answerCount, 'answer')}>
      <ol className="grid grid-cols-1 gap-3">
        {answers.map((answer) => (
          <li key={answer.id}>
            <Answer answer={answer} isOnSite={question.status === 'visible'} />
          </li>
        ))}
      </ol>
      {answerCount > answers.length && (
        <p className="text-13 text-ink-muted">
          And {formatCount(answerCount - answers.length, 'more answer')} on the question page.
        </p>
      )}
    </PanelSection>
  );
}

type AnswerProps = { answer: StaffAnswer; isOnSite: boolean };

function Answer({ answer, isOnSite }: AnswerProps) {
  const { steps, html, createdAt, editedAt, helpfulCount } = answer;
  return (
    <article
      aria-label={`Answer ${answer.id}`}
      className="grid grid-cols-1 gap-2.5 rounded-2 border border-line bg-surface-raised px-3 py-3"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 text-13">
        <Expert expert={answer.expert} />
        <span className="text-ink-muted">
          <Time value={createdAt} />
          {editedAt && ', edited'}
        </span>
      </header>
      <ReplyState reply={answer} />
      {steps.length > 0 && (
        <ol aria-label="Steps" className="grid grid-cols-1 gap-2">
          {steps.map((step) => (
            <li key={step.number} className="grid grid-cols-1 gap-1 border-s border-line-strong ps-3 text-14">
              <h4
                className="font-sans text-13 leading-ui font-strong tracking-normal wrap-anywhere"
                dir="auto"
              >
                {step.number}. {step.label}
              </h4>
              <PostText html={step.html} source="" />
            </li>
          ))}
        </ol>
      )}
      <div className="text-14 leading-body">
        <PostText html={html} source="" />
      </div>
      <Scores answer={answer} />
      {helpfulCount > 0 && (
        <p className="text-13 text-ink-muted">Helpful to {formatCount(helpfulCount, 'person', 'people')}.</p>
      )}
      <AnswerVerification answer={answer} isOnSite={isOnSite} />
      <ReplyRemoval reply={{ kind: 'answer', id: answer.id, status: answer.status }} />
    </article>
  );
}

function Expert({ expert: { id, name, isApproved } }: Pick<StaffAnswer, 'expert'>) {
  const maySee = useMay()('experts.read');
  const shown = name ?? 'Expert';
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <bdi className="font-strong wrap-anywhere">
        {maySee ? <Link to={`/admin/experts?${new URLSearchParams({ id })}`}>{shown}</Link> : shown}
      </bdi>
      {!isApproved && <Badge tone="caution">Former expert</Badge>}
    </span>
  );
}

/** Scores by other experts, with their notes. */
function Scores({ answer: { meanScore, scoreCount, scores } }: Pick<AnswerProps, 'answer'>) {
  if (meanScore === null) return null;
  const rest = scoreCount - scores.length;
  return (
    <div className="grid grid-cols-1 gap-1 text-13">
      <p>
        Quality {meanScore.toFixed(1)} of 5, from {formatCount(scoreCount, 'score')}.
      </p>
      <ul className="grid grid-cols-1 gap-1 text-ink-muted">
        {scores.map(({ score, note, by, at }) => (
          <li key={`${at} ${by}`} className="wrap-anywhere">
            {score} by <bdi>{by ?? 'an expert'}</bdi>, <Time value={at} />
            {note && <span dir="auto">: “{note}”</span>}
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="text-ink-muted">And {formatCount(rest, 'earlier score')}.</p>}
    </div>
  );
}
