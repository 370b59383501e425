import { Button } from '@aw/ui/primitives/button';
import { CopyButton } from '@aw/ui/primitives/copy-button';
import { Note } from '@aw/ui/primitives/note';
import { SentNote } from './sent-note';

export type Receipt = { reference: string; email: string; wantsNewsletter: boolean };

type MessageReceiptProps = { receipt: Receipt; onAnother: () => void };

/** In the place of a form that was sent: the reference to keep, and where the answer will come. */
export function MessageReceipt({ receipt, onAnother }: MessageReceiptProps) {
  const { reference, email, wantsNewsletter } = receipt;
  return (
    <SentNote label={`Message sent. Its reference is ${reference}.`}>
      <Note tone="positive" title="Message sent.">
        Support will reply to <b>{email}</b>. A message that looks like advertising is checked by a member of
        staff first, so a reply to it can take longer.
        <p className="mt-2 flex flex-wrap items-center gap-x-2">
          Its reference is <span className="font-mono text-15 font-strong">{reference}</span>
          <CopyButton value={reference} label="Copy reference" />
        </p>
        <p>Please quote it if you write about the same matter again.</p>
        {wantsNewsletter && (
          <p className="mt-2">
            To get the newsletter, open the link in the e-mail we sent you and confirm there. You will not get
            this e-mail if you are already subscribed, or if your message has to be checked first.
          </p>
        )}
      </Note>
      <Button onClick={onAnother}>Write another message</Button>
    </SentNote>
  );
}
