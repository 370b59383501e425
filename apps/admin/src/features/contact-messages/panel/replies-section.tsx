import type { StaffMessageDetail } from '@aw/contracts/contact-messages/staff';
import { Badge } from '@aw/ui/primitives/badge';
import { formatAbsoluteTime } from '@aw/ui/primitives/time';
import { logTime } from '../../../format/moments';
import { PanelSection } from '../../../resource-list/panel-section';

type Replies = StaffMessageDetail['replies'];

const mails = {
  queued: { label: 'On its way', tone: 'neutral' },
  sent: { label: 'Sent', tone: 'positive' },
  failed: { label: 'Not delivered', tone: 'danger' },
  dropped: { label: 'Not sent', tone: 'caution' },
} as const satisfies Record<Replies[number]['mail'], { label: string; tone: string }>;

/** What was answered, and what became of each mail. */
export function RepliesSection({ replies }: { replies: Replies }) {
  if (replies.length === 0) return null;
  return (
    <PanelSection title="Answers">
      <ol className="grid gap-3">
        {replies.map(({ id, body, by, mail, createdAt }) => (
          <li key={id} className="grid grid-cols-1 gap-1.5 rounded-2 bg-surface-raised px-3 py-2.5 text-13">
            <p className="flex flex-wrap justify-between gap-x-2 text-12 text-ink-muted">
              <b className="font-strong text-ink">{by}</b>
              <time
                dateTime={createdAt}
                title={formatAbsoluteTime(new Date(createdAt))}
                className="tabular-nums"
              >
                {logTime(createdAt)}
              </time>
            </p>
            <p className="whitespace-pre-wrap wrap-anywhere">{body}</p>
            <span>
              <Badge tone={mails[mail].tone} isPlain>
                {mails[mail].label}
              </Badge>
            </span>
          </li>
        ))}
      </ol>
    </PanelSection>
  );
}
