import { type AuditEntry, listAudit } from '@aw/contracts/staff/public';
import { Chip } from '@aw/ui/primitives/chip';
import { Icon } from '@aw/ui/primitives/icon';
import { formatAbsoluteTime } from '@aw/ui/primitives/time';
import { ChevronRight, ListOrdered } from 'lucide-react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { auditAddress } from '../../format/audit-address';
import { LogTime } from '../../format/log-time';
import { verbLabel } from '../../format/verb-labels';
import { LoadedList } from '../../resource-list/loaded-list';
import { PlainPage } from '../../resource-list/plain-page';
import { listPages, useLoadedRows } from '../../resource-list/use-loaded-rows';
import { useConsole } from '../../services/console-services';
import type { StaffApi } from '../../services/staff-api';
import { auditChanges } from './audit-diff';
import { ChangesTable } from './changes-table';
import { targetAddress } from './target-address';

/** Grid columns that entries and headings share, from 760 px on. */
const auditColumns = 'md:grid-cols-[16px_52px_10rem_minmax(0,1fr)_minmax(0,1fr)]';

const texts = {
  loading: 'Loading the audit log…',
  failed: 'The log did not load',
  noun: { one: 'entry', many: 'entries' },
  icon: ListOrdered,
};

const empty = {
  title: 'No entries yet',
  text: 'Every change made by staff or by the system is recorded here.',
};

/** The audit log: every change by staff or the system. Entries cannot be edited. */
export function AuditPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const target = (search.get('target') ?? '').trim();
  return (
    <PlainPage
      title="Audit log"
      lead="Every change: who made it, and the values before and after. Entries cannot be edited or deleted."
    >
      {target && (
        <div>
          <Chip label={`Only ${target}`} onRemove={() => void navigate(auditAddress())} />
        </div>
      )}
      <Entries key={target} target={target} />
    </PlainPage>
  );
}

/** Entries of the log, newest first, with a button that loads older ones. */
function Entries({ target }: { target: string }) {
  const { api } = useConsole();
  const loaded = useLoadedRows(auditQuery(api, target));
  return (
    <LoadedList loaded={loaded} texts={texts} empty={empty}>
      {(entries) => (
        <div>
          <AuditHeads />
          <ol className="border-t border-line-strong">
            {entries.map((entry) => (
              <AuditRow key={entry.id} entry={entry} />
            ))}
          </ol>
        </div>
      )}
    </LoadedList>
  );
}

function AuditHeads() {
  return (
    <div
      aria-hidden="true"
      className={`hidden gap-x-3 py-1.5 text-12 font-strong text-ink-muted md:grid ${auditColumns}`}
    >
      <span className="col-span-2 ps-7">Time</span>
      <span>By</span>
      <span>Change</span>
      <span>Item</span>
    </div>
  );
}

/** Every change, newest first. With a target, only the changes of that item. */
function auditQuery(api: StaffApi, target: string) {
  return listPages(['audit', target], ({ cursor }, signal) =>
    api.page(listAudit, { query: { target: target || undefined, limit: 50, cursor }, signal }),
  );
}

/** One entry. When opened, it shows the values before and after. */
function AuditRow({ entry }: { entry: AuditEntry }) {
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
          <LogTime at={at} />
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
            {exact}, entry {id}. <Link to={auditAddress(target)}>All entries about {target}</Link>
            {rows && (
              <>
                {', '}
                <Link to={rows}>open the item</Link>
              </>
            )}
          </p>
          <ChangesTable changes={auditChanges(before, after)} />
        </div>
      </details>
    </li>
  );
}
