import { cva } from 'class-variance-authority';
import { BadgeCheck, CircleX, History } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Badge } from '../../primitives/badge';
import { Link } from '../../primitives/link';
import { Logo } from '../../primitives/logo';
import { Note } from '../../primitives/note';
import { SubjectTag } from '../documents/subjects/subject-tag';
import type { FormattedMoment } from '../orders/order-timeline';

export type CertificateTemplate = 'modern' | 'classic' | 'minimal';

export type CertificateStatus =
  | { kind: 'verified' }
  /** `to` is the path of the newer certificate, if the viewer may see it. */
  | { kind: 'replaced'; to?: string }
  /** The reason completes a sentence after 'because'. */
  | { kind: 'revoked'; when: FormattedMoment; reason: string };

export type CertificateViewProps = {
  template: CertificateTemplate;
  status: CertificateStatus;
  studentName: string;
  quizTitle: string;
  subject: string;
  score: number;
  total: number;
  /** Rounded to a whole number. */
  percentage: number;
  completed: FormattedMoment;
  /** Number of the attempt at the quiz, from 1. */
  attemptNumber: number;
  certificateId: string;
  /** Notes on the quiz for a verifier, such as that its questions were AI-generated. */
  notes?: ReactNode;
  /** Download, share, and further actions of the owner. */
  actions?: ReactNode;
};

const sheet = cva('relative flex flex-col gap-6 lg:min-h-130 lg:gap-8', {
  variants: {
    template: {
      modern: 'border border-line bg-surface-raised p-6 pt-8 shadow-[inset_0_8px_0_var(--ink)] lg:p-12',
      classic:
        'border border-ink bg-surface-raised p-7 text-center before:pointer-events-none before:absolute before:inset-1.5 before:border before:border-line lg:p-14 dark:border-line-strong',
      minimal: 'border-y border-line py-8 lg:py-12',
    },
  },
});

/** Shows a certificate on its own page: its holder, its quiz, and whether it is still valid. */
export function CertificateView(props: CertificateViewProps) {
  const { template, status, studentName, quizTitle, subject, notes, actions } = props;
  const id = useId();
  const isCentred = template === 'classic';
  return (
    <article aria-labelledby={id} className="grid w-full max-w-240 grid-cols-1 gap-6">
      <StatusNote status={status} />
      <div className={sheet({ template })}>
        <div
          className={`flex flex-wrap items-center gap-x-6 gap-y-3 ${isCentred ? 'flex-col' : 'justify-between'}`}
        >
          <Logo size={template === 'minimal' ? 'sm' : 'md'} />
          <StatusBadge status={status} />
        </div>
        <div className="grid grid-cols-1 gap-2">
          <p className="text-14 text-ink-muted">This certifies that</p>
          <h1
            id={id}
            className="text-28 leading-tight wrap-anywhere sm:text-36 sm:leading-tight lg:text-48 lg:leading-tight"
          >
            <span className="sr-only">Certificate of </span>
            <bdi>{studentName}</bdi>
          </h1>
          <p className="text-14 text-ink-muted">passed the quiz</p>
          <p className="font-serif text-22 leading-title font-strong wrap-anywhere">
            <bdi>{quizTitle}</bdi>
          </p>
          <p className={isCentred ? 'flex justify-center' : 'flex'}>
            <SubjectTag subject={subject} />
          </p>
        </div>
        <Facts {...props} />
        {notes && <div className="text-13 text-ink-muted">{notes}</div>}
      </div>
      {actions}
    </article>
  );
}

function Facts({ template, score, total, percentage, completed, ...rest }: CertificateViewProps) {
  return (
    <dl
      className={`mt-auto flex flex-wrap items-end gap-x-8 gap-y-4 border-t border-line pt-5 text-15 tabular-nums [&_dd]:leading-6 [&_dt]:text-12 [&_dt]:text-ink-faint ${template === 'classic' ? 'justify-center' : ''}`}
    >
      <Fact label="Percentage">
        <b className="font-serif text-28 leading-title font-strong tracking-[-0.015em]">
          <span className={template === 'modern' ? 'marked' : ''}>{`${percentage}%`}</span>
        </b>
      </Fact>
      <Fact label="Score">{`${score} of ${total}`}</Fact>
      <Fact label="Completed">
        <time dateTime={completed.at} title={completed.exact}>
          {completed.text}
        </time>
      </Fact>
      <Fact label="Attempt">{rest.attemptNumber}</Fact>
      <Fact label="Certificate ID">
        <span className="font-mono text-13 leading-none wrap-anywhere">{rest.certificateId}</span>
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function StatusBadge({ status }: { status: CertificateStatus }) {
  if (status.kind === 'verified')
    return (
      <Badge tone="positive" icon={BadgeCheck}>
        Verified
      </Badge>
    );
  return status.kind === 'replaced' ? (
    <Badge tone="caution" icon={History}>
      Replaced
    </Badge>
  ) : (
    <Badge tone="danger" icon={CircleX}>
      Revoked
    </Badge>
  );
}

function StatusNote({ status }: { status: CertificateStatus }) {
  if (status.kind === 'verified') return null;
  if (status.kind === 'replaced')
    return (
      <Note tone="caution" action={status.to && <Link to={status.to}>See the new certificate</Link>}>
        A newer certificate from a later attempt replaced this one.
      </Note>
    );
  return (
    <Note tone="danger">
      {'This certificate was revoked on '}
      <time dateTime={status.when.at} title={status.when.exact}>
        {status.when.text}
      </time>
      {', because '}
      <bdi>{status.reason}</bdi>.
    </Note>
  );
}
