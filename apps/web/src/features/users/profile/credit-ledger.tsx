import type { CreditEntry } from '@aw/contracts/users/public';
import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { Time } from '@aw/ui/primitives/time';
import { type ReactNode, useState } from 'react';
import { paths } from '~/lib/paths';
import { previewCount } from './profile-queries';
import { creditReason, creditsText, signedText } from './profile-text';

type CreditLedgerProps = { balance: number; entries: CreditEntry[] };

/** Ledger of credits: the latest entries, the sum of earlier ones, and the balance. */
export function CreditLedger({ balance, entries }: CreditLedgerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? entries : entries.slice(0, previewCount);
  const earlierSum = balance - shown.reduce((sum, { delta }) => sum + delta, 0);
  return (
    <>
      <dl className="border-t border-ink text-15 leading-6 dark:border-line-strong">
        {shown.map((entry) => (
          <Row key={entry.id} value={signedText(entry.delta)}>
            <Reason entry={entry} />
            <span className="block text-12 text-ink-faint">
              <Time value={entry.createdAt} />
            </span>
          </Row>
        ))}
        {earlierSum !== 0 && <Row value={signedText(earlierSum)}>Earlier entries</Row>}
        <div className="flex items-baseline justify-between gap-4 border-b-3 border-double border-line-strong py-2">
          <dt className="font-strong">Balance</dt>
          <dd className="font-strong tabular-nums">{creditsText(balance)}</dd>
        </div>
      </dl>
      {entries.length > previewCount && (
        <div>
          <Button variant="quiet" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Show fewer entries' : `Show all ${entries.length} entries`}
          </Button>
        </div>
      )}
    </>
  );
}

function Row({ children, value }: { children: ReactNode; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-line py-2">
      <dt className="min-w-0 wrap-anywhere">{children}</dt>
      <dd className="font-strong tabular-nums">{value}</dd>
    </div>
  );
}

function Reason({ entry }: { entry: CreditEntry }) {
  const text = creditReason(entry);
  if (entry.reason !== 'unlock' || entry.documentId === null) return text;
  return <Link to={paths.document(entry.documentId)}>{text}</Link>;
}
