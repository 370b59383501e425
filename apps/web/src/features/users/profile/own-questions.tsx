import type { OwnQuestion } from '@aw/contracts/questions/public';
import { Badge } from '@aw/ui/primitives/badge';
import { Button } from '@aw/ui/primitives/button';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { Link } from '@aw/ui/primitives/link';
import { Time } from '@aw/ui/primitives/time';
import { CircleCheck, Clock, MessageCircleQuestion, TriangleAlert, Undo2 } from 'lucide-react';
import { examHoldText } from '~/lib/exam-hold';
import { paths } from '~/lib/paths';
import { Panel } from '~/shell/panel';
import { PreviewList } from './preview-list';
import { ownQuestionsQuery } from './profile-queries';
import { removalReason } from './profile-text';

const states = {
  held: { label: 'Waiting for review', tone: 'neutral', icon: Clock },
  visible: { label: 'Visible', tone: 'positive', icon: CircleCheck },
  removed: { label: 'Removed', tone: 'danger', icon: TriangleAlert },
  withdrawn: { label: 'Withdrawn', tone: 'neutral', icon: Undo2 },
} as const;

const payments = {
  free: 'Free question',
  credit: '1 unlock credit',
  returned: 'Free question or credit returned',
} as const;

const heldForExam = { label: 'Hidden during an exam', tone: 'neutral', icon: Clock } as const;

/** The person's latest questions with their status, more on demand. A removed question shows the reason. */
export function OwnQuestions({ userId }: { userId: string }) {
  return (
    <Panel title="Your Questions">
      <PreviewList
        query={(limit) => ownQuestionsQuery(userId, limit)}
        noun="Questions"
        empty={<NoQuestions />}
      >
        {(questions) => (
          <ul className="grid">
            {questions.map((question) => (
              <QuestionItem key={question.id} question={question} />
            ))}
          </ul>
        )}
      </PreviewList>
    </Panel>
  );
}

function QuestionItem({ question }: { question: OwnQuestion }) {
  const { id, title, subject, createdAt, status, heldUntil, isAnswered, paidWith } = question;
  const state = heldUntil === null ? states[status] : heldForExam;
  return (
    <li className="grid gap-1 border-line py-3 not-last:border-b">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link
          to={paths.question(id)}
          className="inline-flex min-h-6 min-w-0 items-center font-strong wrap-anywhere"
        >
          {title}
        </Link>
        <Badge tone={state.tone} icon={state.icon} isPlain>
          {state.label}
        </Badge>
      </div>
      <p className="flex flex-wrap gap-x-3 text-13 text-ink-muted">
        <span>{subject || 'General'}</span>
        {status === 'visible' && <span>{isAnswered ? 'Answered' : 'Awaiting expert answer'}</span>}
        <span>{payments[paidWith]}</span>
        <Time value={createdAt} />
      </p>
      {status === 'held' && (
        <p className="text-14">
          {heldUntil === null
            ? 'Our staff will review it first. Until then, only you and our staff can see it.'
            : examHoldText(heldUntil)}
        </p>
      )}
      {status === 'removed' && <p className="text-14 wrap-anywhere">{removalReason(question)}</p>}
    </li>
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
          <Link to={paths.ask}>Ask a question</Link>
        </Button>
      }
    >
      Questions you ask appear here with their status.
    </EmptyState>
  );
}
