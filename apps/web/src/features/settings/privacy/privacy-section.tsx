import type { Account } from '@aw/contracts/account/public';
import { Panel } from '~/shell/panel';
import { EraseAccount } from './erase-account';
import { ErasureScheduled } from './erasure-scheduled';
import { ExportData } from './export-data';
import { PrivacySignal } from './privacy-signal';

/** What is kept about the person: a copy of it, and its erasure. */
export function PrivacySection({ account }: { account: Account }) {
  return (
    <Panel id="privacy" title="Privacy" lead="What we keep about you is yours to take along, and to end.">
      <div className="grid gap-5 border-t border-line pt-4">
        {account.privacySignalAt && <PrivacySignal since={account.privacySignalAt} />}
        <ExportData userId={account.id} />
        <hr className="border-line" />
        {account.erasure ? <ErasureScheduled erasure={account.erasure} /> : <EraseAccount />}
      </div>
    </Panel>
  );
}
