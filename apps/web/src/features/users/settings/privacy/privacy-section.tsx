import type { Account } from '@aw/contracts/users/account';
import { Button } from '@aw/ui/primitives/button';
import { Note } from '@aw/ui/primitives/note';
import { Time } from '@aw/ui/primitives/time';
import { useState } from 'react';
import { Panel } from '~/shell/panel';
import { EraseDialog } from './erase-dialog';
import { ErasureScheduled } from './erasure-scheduled';
import { ExportData } from './export-data';

type PrivacySignalProps = {
  /** Time when a browser of this person first sent the signal. */
  since: string;
};

/** Download and erasure of the data about the person. */
export function PrivacySection({ account }: { account: Account }) {
  return (
    <Panel id="privacy" title="Privacy" lead="Download or erase what we keep about you.">
      <div className="grid gap-5 border-t border-line pt-4">
        {account.privacySignalAt && <PrivacySignal since={account.privacySignalAt} />}
        <ExportData userId={account.id} />
        <hr className="border-line" />
        {account.erasure ? <ErasureScheduled erasure={account.erasure} /> : <EraseAccount />}
      </div>
    </Panel>
  );
}

/** Button to erase the account, which takes effect after 14 days. */
function EraseAccount() {
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <div className="grid justify-items-start gap-3">
      <h3 className="-mb-1.5">Erase your account</h3>
      <p className="max-w-measure text-14 text-ink-muted">
        You have 14 days to change your mind. After that, we erase your account, and you cannot get it back.
      </p>
      <Button variant="danger" onClick={() => setIsConfirming(true)}>
        Erase my account
      </Button>
      {isConfirming && <EraseDialog onClose={() => setIsConfirming(false)} />}
    </div>
  );
}

/** Confirms that the browser's Global Privacy Control signal was recorded, and its effect. */
function PrivacySignal({ since }: PrivacySignalProps) {
  return (
    <Note tone="info">
      Your browser sends Global Privacy Control. We noted this with your account{' '}
      <Time value={since} isInSentence />. We never sell or share your data, and we count your document views
      without linking them to you.
    </Note>
  );
}
