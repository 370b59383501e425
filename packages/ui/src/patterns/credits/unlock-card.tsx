import { Download, LockOpen, MailCheck, Upload, UserPlus } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../primitives/button';
import { formatCount } from '../../primitives/format-count';
import { Link } from '../../primitives/link';
import { Ledger } from '../layout/ledger';

const wayIcons = { account: UserPlus, confirm: MailCheck, upload: Upload };

/** Way to earn credits: what it gives, and where it starts. */
export type CreditWay = { kind: keyof typeof wayIcons; text: string; label: string; to: string };

export type UnlockCardProps = {
  /** The reader's balance of credits. */
  credits: number;
  /** 'PDF, 1.20MB'. */
  file: string;
  /** Further fact about the file, as a whole sentence. */
  fileNote?: string;
  /** Reason why nothing can be downloaded yet, shown on the button. */
  pendingDownload?: string;
  onUnlock: () => void;
  isUnlocked?: boolean;
  /** True while the unlock request runs. */
  isPending?: boolean;
  /** Download link, once unlocked. */
  downloadTo?: string;
  /** Text under the heading for the reader's own upload, instead of what an unlock gives. */
  ownLead?: string;
  /** Ways to earn credits when the balance is too low, the shortest first. */
  ways: readonly [CreditWay, ...CreditWay[]];
};

/** Shows what an unlock costs and the balance after it, with its button; then the download. */
export function UnlockCard(props: UnlockCardProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="grid gap-3 rounded-2 border border-line bg-surface-raised p-5"
    >
      <h2 id={headingId} className="text-22 tracking-[-0.011em]">
        {heading(props)}
      </h2>
      <p className="text-14 text-ink-muted">
        {props.ownLead ?? 'All pages, the text and the download. Yours forever.'}
      </p>
      {props.isUnlocked ? <Unlocked {...props} /> : <Locked {...props} />}
    </section>
  );
}

function heading({ ownLead, isUnlocked }: UnlockCardProps): string {
  if (ownLead) return 'Your own upload';
  return isUnlocked ? 'This document is yours' : 'Unlock this document';
}

function Unlocked({ downloadTo, pendingDownload, file, fileNote }: UnlockCardProps) {
  return (
    <>
      {downloadTo && (
        <Button asChild variant="primary" isBlock icon={Download}>
          {/* Without `download`, so that an error response is shown as a page with the reason. */}
          <a href={downloadTo}>Download</a>
        </Button>
      )}
      {pendingDownload && (
        <Button variant="primary" isBlock icon={Download} isPending pendingLabel={pendingDownload}>
          Download
        </Button>
      )}
      <p className="text-12 text-ink-faint">
        {file}.{fileNote && ` ${fileNote}`}
      </p>
    </>
  );
}

function Locked({ credits, file, fileNote, onUnlock, isPending = false, ways }: UnlockCardProps) {
  const left = credits - 1;
  const price = { label: 'This document', value: '−1 credit' };
  return (
    <>
      <div className="mt-0.5 mb-1">
        <Ledger
          rows={[{ label: 'You have', value: formatCount(credits, 'credit') }, price]}
          total={
            left < 0
              ? { label: 'Still needed', value: formatCount(-left, 'credit') }
              : { label: 'Left after this', value: formatCount(left, 'credit') }
          }
        />
      </div>
      {left < 0 ? (
        <Ways ways={ways} />
      ) : (
        <Button
          variant="primary"
          isBlock
          icon={LockOpen}
          isPending={isPending}
          pendingLabel="Unlocking..."
          onClick={onUnlock}
        >
          Unlock for 1 credit
        </Button>
      )}
      <Button isBlock icon={Download} disabled>
        Download
      </Button>
      <p className="text-12 text-ink-faint">
        {file}. {fileNote ?? 'Unlock the document to download it.'}
      </p>
    </>
  );
}

function Ways({ ways: [first, ...furtherWays] }: Pick<UnlockCardProps, 'ways'>) {
  return (
    <>
      <p className="text-14">{first.text}</p>
      <Button asChild variant="primary" isBlock icon={wayIcons[first.kind]}>
        <Link to={first.to}>{first.label}</Link>
      </Button>
      {furtherWays.map(({ text, label, to }) => (
        <p key={to} className="text-14 text-ink-muted">
          {text} <Link to={to}>{label}</Link>
        </p>
      ))}
    </>
  );
}
