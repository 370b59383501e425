import { safeNext } from '@aw/contracts/safe-next';
import { formatCount } from '@aw/ui/primitives/format-count';
import { Link } from '@aw/ui/primitives/link';
import { useEffect, useRef } from 'react';
import { useSession } from '~/lib/session';
import { useAddressParams } from '~/lib/use-address-params';
import { earnedText, leftText } from '../upload-progress';
import { draftsOf, earnedCredits, isSending, type Upload } from './upload-item';

const received = ['processing', 'published', 'refused'];

/** Says what the uploads earned or how many are still needed, and leads back to what the person was doing. */
export function UploadResult({ uploads }: { uploads: readonly Upload[] }) {
  // The region exists before its text, so that the text is announced.
  return (
    <div role="status" className="contents">
      <Result uploads={uploads} />
    </div>
  );
}

function Result({ uploads }: { uploads: readonly Upload[] }) {
  const { user } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const next = safeNext(useAddressParams()[0].get('next'));
  const sent = uploads.filter(({ state }) => received.includes(state.phase));
  const isComplete = sent.length > 0 && draftsOf(uploads).length === 0 && !isSending(uploads);
  useEffect(() => {
    if (isComplete && hasLostFocus(document)) heading.current?.focus();
  }, [isComplete]);
  if (!isComplete || !user) return null;
  const credits = earnedCredits(uploads);
  const countOf = (phase: Upload['state']['phase']) =>
    sent.filter(({ state }) => state.phase === phase).length;
  const waiting = countOf('processing');
  return (
    <section
      aria-labelledby="upload-result"
      className="grid gap-2 rounded-2 border border-line bg-surface-raised p-5 text-15"
    >
      <h2 id="upload-result" ref={heading} tabIndex={-1} className="text-18 outline-none">
        {resultTitle(sent.length, waiting, countOf('published'))}
      </h2>
      {waiting > 0 && <p>{waitingText(sent.length, waiting)} You can leave this page.</p>}
      {countOf('refused') > 0 && <p>The list above says why we did not accept a file.</p>}
      <p>
        {waiting === 0 && credits > 0 ? earnedText(credits) : leftText(user.uploadCount, user.nextCredits)}
      </p>
      {next !== '/' && (
        <p>
          <Link to={next}>Back to what you were doing</Link>
        </p>
      )}
    </section>
  );
}

/** Returns true if the button that published the files had the focus: it is disabled now, so keys reach nothing. */
export function hasLostFocus({ activeElement, body }: Pick<Document, 'activeElement' | 'body'>): boolean {
  return activeElement === null || activeElement === body || activeElement.matches(':disabled');
}

function resultTitle(sent: number, waiting: number, published: number): string {
  if (waiting > 0) return sent === 1 ? 'We have your document' : `We have your ${sent} documents`;
  return published > 0 ? `${formatCount(published, 'document')} published` : 'No document was accepted';
}

function waitingText(sent: number, waiting: number): string {
  if (waiting < sent) return `We are still checking ${waiting} of them.`;
  return `We are checking ${sent === 1 ? 'it' : 'them'} now.`;
}
