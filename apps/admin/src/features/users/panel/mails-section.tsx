import type { UserDetail } from '@aw/contracts/users/staff';
import { Badge } from '@aw/ui/primitives/badge';
import { formatAbsoluteTime } from '@aw/ui/primitives/time';
import { logTime } from '../../../format/moments';
import { spelledOut } from '../../../format/spelled-out';
import { PanelSection } from '../../../resource-list/panel-section';
import { mailStatusOf } from './mail-status';

type MailsSectionProps = Pick<UserDetail, 'mails'>;

/** What was mailed to the person, newest first as the server gives it; never the text, which may hold a link. */
export function MailsSection({ mails }: MailsSectionProps) {
  if (mails.length === 0) return null;
  return (
    <PanelSection title="Mails">
      <ol className="grid gap-1.5 text-13">
        {mails.map(({ kind, subject, status, createdAt }) => {
          const { label, tone } = mailStatusOf(status);
          return (
            <li
              key={`${createdAt} ${kind}`}
              className="grid grid-cols-[52px_minmax(0,1fr)_auto] items-start gap-x-2"
            >
              <time
                dateTime={createdAt}
                title={formatAbsoluteTime(new Date(createdAt))}
                className="text-ink-faint tabular-nums"
              >
                {logTime(createdAt)}
              </time>
              <span className="wrap-anywhere">
                {subject}
                <span className="block text-12 text-ink-muted">{spelledOut(kind)}</span>
              </span>
              <Badge tone={tone} isPlain>
                {label}
              </Badge>
            </li>
          );
        })}
      </ol>
    </PanelSection>
  );
}
