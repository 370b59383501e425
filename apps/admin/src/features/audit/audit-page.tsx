import { Chip } from '@aw/ui/primitives/chip';
import { useNavigate, useSearchParams } from 'react-router';
import { useTitle } from '../../format/use-title';
import { auditAddress } from './audit-address';
import { AuditList } from './audit-list';

/** Every change that anybody made here; nothing in it can be altered. */
export function AuditPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const target = (search.get('target') ?? '').trim();
  useTitle('Audit log');
  return (
    <div className="grid max-w-page grid-cols-1 content-start gap-3 px-4 py-3.5">
      <h1 className="text-22">Audit log</h1>
      <p className="max-w-measure text-14 text-ink-muted">
        Every change, who made it, and what was there before and after. Entries are only ever added.
      </p>
      {target && (
        <div>
          <Chip label={`Only ${target}`} onRemove={() => void navigate(auditAddress())} />
        </div>
      )}
      <AuditList key={target} target={target} />
    </div>
  );
}
