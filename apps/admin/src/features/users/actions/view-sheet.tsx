import type { ResponseOf } from '@aw/contracts/endpoint';
import type { staffViewAs } from '@aw/contracts/users/staff';
import { Badge } from '@aw/ui/primitives/badge';
import { formatNumber } from '@aw/ui/primitives/format-count';
import { Tabs } from '@aw/ui/primitives/tabs';
import { Time } from '@aw/ui/primitives/time';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { creditLabel, questionStatusOf, signed, uploadStatusOf } from './view-labels';

type UserView = ResponseOf<typeof staffViewAs>;

/** Uploads, questions, credits and unlocked documents of a person, read-only. */
export function ViewSheet({ view }: { view: UserView }) {
  const [tab, setTab] = useState('uploads');
  const parts: Record<string, ReactNode> = {
    uploads: <Uploads uploads={view.uploads} />,
    questions: <Questions questions={view.questions} />,
    credits: <Credits credits={view.credits} />,
    unlocked: <Unlocked unlocked={view.unlocked} />,
  };
  return (
    <Tabs
      label="What the person sees"
      items={[
        { value: 'uploads', label: 'Uploads', count: view.uploads.length },
        { value: 'questions', label: 'Questions', count: view.questions.length },
        { value: 'credits', label: 'Credits', count: view.credits.balance },
        { value: 'unlocked', label: 'Unlocked', count: view.unlocked.length },
      ]}
      value={tab}
      onValueChange={setTab}
    >
      {parts[tab]}
    </Tabs>
  );
}

function Uploads({ uploads }: Pick<UserView, 'uploads'>) {
  return (
    <Rows isEmpty={uploads.length === 0} emptyText="No uploads.">
      {uploads.map(({ id, title, status, uploadedAt }) => {
        const { label, tone } = uploadStatusOf(status);
        return (
          <Row key={id} lead={<DocumentLink id={id} title={title} />} at={uploadedAt}>
            <Badge tone={tone}>{label}</Badge>
          </Row>
        );
      })}
    </Rows>
  );
}

function Questions({ questions }: Pick<UserView, 'questions'>) {
  return (
    <Rows isEmpty={questions.length === 0} emptyText="No questions.">
      {questions.map((question) => {
        const { label, tone } = questionStatusOf(question);
        return (
          <Row key={question.id} lead={question.title} at={question.createdAt}>
            <Badge tone={tone}>{label}</Badge>
          </Row>
        );
      })}
    </Rows>
  );
}

function Credits({ credits }: Pick<UserView, 'credits'>) {
  const { balance, entries } = credits;
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="flex items-baseline justify-between gap-4 text-14">
        Balance <b className="font-serif text-22 tabular-nums">{formatNumber(balance)}</b>
      </p>
      <Rows isEmpty={entries.length === 0} emptyText="No entries.">
        {entries.map(({ id, delta, reason, documentTitle, createdAt }) => (
          <Row key={id} lead={creditLabel(reason, documentTitle)} at={createdAt}>
            <span className="font-strong tabular-nums">{signed(delta)}</span>
          </Row>
        ))}
      </Rows>
    </div>
  );
}

function Unlocked({ unlocked }: Pick<UserView, 'unlocked'>) {
  return (
    <Rows isEmpty={unlocked.length === 0} emptyText="Nothing unlocked.">
      {unlocked.map(({ id, title }) => (
        <Row key={id} lead={<DocumentLink id={id} title={title} />} />
      ))}
    </Rows>
  );
}

function DocumentLink({ id, title }: { id: number; title: string }) {
  return (
    <Link to={`/admin/documents?open=${id}`} className="text-ink no-underline hover:underline">
      {title}
    </Link>
  );
}

type RowsProps = { isEmpty: boolean; emptyText: string; children: ReactNode };

function Rows({ isEmpty, emptyText, children }: RowsProps) {
  if (isEmpty) return <p className="text-14 text-ink-muted">{emptyText}</p>;
  return <ul className="-mt-2 text-13">{children}</ul>;
}

type RowProps = { lead: ReactNode; at?: string; children?: ReactNode };

function Row({ lead, at, children }: RowProps) {
  return (
    <li className="grid min-h-10 grid-cols-2 items-center gap-x-4 gap-y-1 border-b border-line py-2 sm:grid-cols-[minmax(0,1fr)_6rem_6.5rem]">
      <span className="font-medium wrap-anywhere max-sm:col-span-2">{lead}</span>
      {at && (
        <span className="text-ink-muted sm:text-end">
          <Time value={at} />
        </span>
      )}
      {children && <span className="justify-self-end">{children}</span>}
    </li>
  );
}
