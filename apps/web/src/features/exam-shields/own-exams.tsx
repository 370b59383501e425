import { type ExamEnding, type ExamShield, endExamShield } from '@aw/contracts/exam-shields/public';
import { Badge } from '@aw/ui/primitives/badge';
import { Button } from '@aw/ui/primitives/button';
import { ConfirmDialog } from '@aw/ui/primitives/confirm-dialog';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { formatCount } from '@aw/ui/primitives/format-count';
import { Skeleton } from '@aw/ui/primitives/skeleton';
import { formatAbsoluteTime } from '@aw/ui/primitives/time';
import { useToast } from '@aw/ui/primitives/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarClock, CircleCheck, ShieldCheck } from 'lucide-react';
import { api } from '~/lib/api';
import { Panel } from '~/shell/panel';
import { QueryStates } from '~/shell/query-states';
import { examShieldsQuery } from './exam-shield-queries';

const states = {
  planned: { label: 'Planned', tone: 'accent', icon: CalendarClock },
  active: { label: 'Active', tone: 'positive', icon: ShieldCheck },
  ended: { label: 'Ended', tone: 'neutral', icon: CircleCheck },
} as const;

const endings: Record<ExamEnding, string> = {
  owner: 'by you',
  staff: 'by our staff',
  role: 'because your settings said that you are a student',
  suspension: 'because your account was suspended',
};

/** The current and past exams of an educator, newest first. */
export function OwnExams({ userId }: { userId: string }) {
  return (
    <Panel
      title="Your exams"
      lead="We delete the fingerprints one day after an exam ends, and its entry here after 30 days."
    >
      <QueryStates
        query={useQuery(examShieldsQuery(userId))}
        noun="Exams"
        skeleton={
          <div className="grid gap-3">
            <Skeleton width="half" />
            <Skeleton width="long" />
          </div>
        }
        empty={
          <EmptyState level={3} icon={ShieldCheck} title="No exams yet">
            You will see the exams you protect here. You can end the protection early.
          </EmptyState>
        }
      >
        {(exams) => (
          <ul className="grid">
            {exams.map((exam) => (
              <ExamItem key={exam.id} exam={exam} userId={userId} />
            ))}
          </ul>
        )}
      </QueryStates>
    </Panel>
  );
}

type ExamItemProps = { exam: ExamShield; userId: string };

/** One exam with its times, state and counts. */
export function ExamItem({ exam, userId }: ExamItemProps) {
  const { label, state, startsAt, endsAt, endedAt, endedBy, endReason, taskCount, fingerprintCount } = exam;
  const { tone, icon, label: stateLabel } = states[state];
  const time = (moment: string) => formatAbsoluteTime(moment);
  return (
    <li className="grid gap-1 border-line py-3 first:pt-0 last:pb-0 not-last:border-b">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 dir="auto" className="min-w-0 font-sans text-15 font-strong tracking-normal wrap-anywhere">
          {label}
        </h3>
        <Badge tone={tone} icon={icon} isPlain>
          {stateLabel}
        </Badge>
      </div>
      <p className="text-14">
        <time dateTime={startsAt}>{time(startsAt)}</time> to <time dateTime={endsAt}>{time(endsAt)}</time>
        {endedAt && (
          <>
            , ended on <time dateTime={endedAt}>{time(endedAt)}</time> {endings[endedBy ?? 'owner']}
          </>
        )}
      </p>
      {endReason && (
        <p dir="auto" className="text-14 wrap-anywhere">
          Reason: {endReason}
        </p>
      )}
      <CommonPhrases exam={exam} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-13 text-ink-muted tabular-nums">
          {formatCount(taskCount, 'exam question')}, {formatCount(fingerprintCount, 'fingerprint')}
        </p>
        {state !== 'ended' && <EndExam exam={exam} userId={userId} />}
      </div>
    </li>
  );
}

/** Says which fingerprints and questions of an exam do not count. Renders nothing if all of them do. */
function CommonPhrases({ exam }: { exam: ExamShield }) {
  const { commonFingerprintCount, ignoredTaskCount } = exam;
  if (commonFingerprintCount === 0) return null;
  const ignored =
    ignoredTaskCount === 0
      ? ''
      : ` ${formatCount(ignoredTaskCount, 'exam question')} ${ignoredTaskCount === 1 ? 'consists' : 'consist'} of such phrases, so we cannot recognise ${ignoredTaskCount === 1 ? 'it' : 'them'}.`;
  return (
    <p className="text-13 text-ink-muted">
      {`${formatCount(commonFingerprintCount, 'fingerprint')} ${commonFingerprintCount === 1 ? 'does' : 'do'} not count, because many documents and questions here have the same words.${ignored}`}
    </p>
  );
}

function EndExam({ exam: { id, label, state }, userId }: ExamItemProps) {
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const end = async () => {
    const ended = await api.call(endExamShield, { params: { id } });
    queryClient.setQueryData(examShieldsQuery(userId).queryKey, (exams = []) =>
      exams.map((one) => (one.id === id ? ended : one)),
    );
    toast({ title: 'Protection ended', description: label, about: `exam ${id}` });
  };
  return (
    <ConfirmDialog
      title={`End the protection of “${label}”?`}
      description={
        state === 'active'
          ? 'We no longer hide questions that match this exam. Questions that are hidden only because of it appear within five minutes. To protect it again, you have to paste the exam questions again.'
          : 'The protection will not start. To protect it again, you have to paste the exam questions again.'
      }
      confirmLabel="End protection"
      pendingLabel="Ending…"
      cancelLabel="Keep protection"
      onConfirm={end}
      trigger={
        <Button size="sm" aria-label={`End now: ${label}`}>
          End now
        </Button>
      }
    />
  );
}
