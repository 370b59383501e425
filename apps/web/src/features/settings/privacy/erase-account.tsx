import { Button } from '@aw/ui/primitives/button';
import { useState } from 'react';
import { EraseDialog } from './erase-dialog';

/** The way to end the account, with 14 days to think again. */
export function EraseAccount() {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="grid justify-items-start gap-3">
      <h3 className="-mb-1.5">Erase your account</h3>
      <p className="max-w-measure text-14 text-ink-muted">
        You have 14 days to change your mind. Afterwards your account and what is known about you are gone for
        good.
      </p>
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        Erase my account
      </Button>
      {isAsking && <EraseDialog onClose={() => setIsAsking(false)} />}
    </div>
  );
}
