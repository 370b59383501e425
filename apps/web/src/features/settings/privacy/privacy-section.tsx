import type { Account } from '@aw/contracts/account/public';
import { Button } from '@aw/ui/primitives/button';
import { Note } from '@aw/ui/primitives/note';
import { Time } from '@aw/ui/primitives/time';
import { useState } from 'react';
import { Panel } from '~/shell/panel';
import { EraseDialog } from './erase-dialog';
import { ErasureScheduled } from './erasure-scheduled';
import { ExportData } from './export-data';

type PrivacySignalProps = {
  /** Since when a browser of this person has sent the signal. */
  since: string;
};

/** What is kept about the person: a copy of it, and its erasure. */
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

/** The way to end the account, with 14 days to think again. */
function EraseAccount() {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="grid justify-items-start gap-3">
      <h3 className="-mb-1.5">Erase your account</h3>
      <p className="max-w-measure text-14 text-ink-muted">
        You have 14 days to change your mind. After that, we erase your account, and you cannot get it back.
      </p>
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        Erase my account
      </Button>
      {isAsking && <EraseDialog onClose={() => setIsAsking(false)} />}
    </div>
  );
}

/** Tells who sends Global Privacy Control that it is noted, and what follows from it. */
function PrivacySignal({ since }: PrivacySignalProps) {
  return (
    <Note tone="info">
      Your browser sends Global Privacy Control. We noted this with your account{' '}
      <Time value={since} isInSentence />. We never sell or share your data, and we count your document views
      without linking them to you.
    </Note>
  );
}
