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
        Support reads it and answers to <b>{email}</b>. A message that looks like advertising is checked by a
        person first, so its answer can take longer.
        <p className="mt-2 flex flex-wrap items-center gap-x-2">
          Its reference is <span className="font-mono text-15 font-strong">{reference}</span>
          <CopyButton value={reference} label="Copy reference" />
        </p>
        <p>Please name it if you write about the same matter again.</p>
        {wantsNewsletter && (
          <p className="mt-2">
            For the newsletter, open the link in the mail to your address and confirm it there. Whoever is
            subscribed already, or whose message has to be checked first, gets no such mail.
          </p>
        )}
      </Note>
      <Button onClick={onAnother}>Write another message</Button>
    </SentNote>
  );
}
