import type { AuditEntry } from '@aw/contracts/staff/public';
import { Icon } from '@aw/ui/primitives/icon';
import { formatAbsoluteTime } from '@aw/ui/primitives/time';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { logTime } from '../../format/moments';
import { verbLabel } from '../../format/verb-labels';
import { auditAddress, targetAddress } from './audit-address';
import { auditChanges } from './audit-diff';
import { ChangesTable } from './changes-table';

/** The columns that an entry and the heads above the list share, from 760 px. */
export const auditColumns = 'md:grid-cols-[16px_52px_10rem_minmax(0,1fr)_minmax(0,1fr)]';

type AuditRowProps = { entry: AuditEntry };

/** One entry; opened, it shows what was there before and after. */
export function AuditRow({ entry }: AuditRowProps) {
  const { id, at, actor, verb, target, before, after } = entry;
  const rows = targetAddress(target);
  const exact = formatAbsoluteTime(new Date(at));
  return (
    <li className="border-b border-line text-13">
      <details className="group">
        <summary
          className={`grid list-none grid-cols-[16px_52px_minmax(0,1fr)] items-center gap-x-3 py-2.5 hover:bg-surface [&::-webkit-details-marker]:hidden ${auditColumns}`}
        >
          <span className="text-ink-muted transition-transform group-open:rotate-90 rtl:-scale-x-100">
            <Icon icon={ChevronRight} size="sm" />
          </span>
          <time dateTime={at} title={exact} className="text-ink-faint tabular-nums">
            {logTime(at)}
          </time>
          <span className="truncate max-md:col-start-3 max-md:row-start-2 max-md:text-ink-muted">
            {actor}
          </span>
          <span title={verb} className="truncate font-medium max-md:col-start-3 max-md:row-start-1">
            {verbLabel(verb)}
          </span>
          <span className="truncate font-mono text-12 max-md:col-start-3 max-md:row-start-3">{target}</span>
        </summary>
        <div className="grid grid-cols-1 gap-2 ps-7 pb-4">
          <p className="text-ink-muted">
            {exact}, entry {id}. <Link to={auditAddress(target)}>Everything about {target}</Link>
            {rows && (
              <>
                {', '}
                <Link to={rows}>open it</Link>
              </>
            )}
          </p>
          <ChangesTable changes={auditChanges(before, after)} />
        </div>
      </details>
    </li>
  );
}
