import { Button } from '@aw/ui/primitives/button';
import { CopyButton } from '@aw/ui/primitives/copy-button';
import { Note } from '@aw/ui/primitives/note';
import { SentNote } from './sent-note';

export type Receipt = { reference: string; email: string; wantsNewsletter: boolean };

type MessageReceiptProps = { receipt: Receipt; onAnother: () => void };

/** Replaces a sent form with the reference and the address that receives the answer. */
export function MessageReceipt({ receipt, onAnother }: MessageReceiptProps) {
  const { reference, email, wantsNewsletter } = receipt;
  return (
    <SentNote label={`Message sent. Your reference is ${reference}.`}>
      <Note tone="positive" title="Message sent.">
        Support will reply to <b>{email}</b>. If your message looks like advertising, our staff check it
        first, so our reply may take longer.
        <p className="mt-2 flex flex-wrap items-center gap-x-2">
          Your reference is <span className="font-mono text-15 font-strong">{reference}</span>
          <CopyButton value={reference} label="Copy reference" />
        </p>
        <p>Please include it if you write about the same thing again.</p>
        {wantsNewsletter && (
          <p className="mt-2">
            To get the newsletter, open the link in our email and confirm. We do not send this email if you
            are already subscribed or if our staff have to check your message first.
          </p>
        )}
      </Note>
      <Button onClick={onAnother}>Write another message</Button>
    </SentNote>
  );
}
