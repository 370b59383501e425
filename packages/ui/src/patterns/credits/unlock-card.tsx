import { Download, LockOpen, MailCheck, Upload, UserPlus } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../primitives/button';
import { formatCount } from '../../primitives/format-count';
import { Link } from '../../primitives/link';
import { Ledger } from '../layout/ledger';
import { UploadStroke, type UploadStrokeProps } from './upload-progress';

const wayIcons = { account: UserPlus, confirm: MailCheck, upload: Upload };

/** Way to earn credits: what it gives, where it starts, and how far the reader is, if it takes several steps. */
export type CreditWay = {
  kind: keyof typeof wayIcons;
  text: string;
  label: string;
  to: string;
  progress?: UploadStrokeProps;
};

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
  /** Ways to get more credits, the shortest first. */
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
      {left >= 0 && (
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
      <p className="text-12 text-ink-faint">
        {file}. {fileNote ?? 'Unlock the document to download it.'}
      </p>
      {left < 0 ? <NeededCredits ways={ways} /> : <MoreCredits ways={ways} />}
    </>
  );
}

type WaysProps = Pick<UnlockCardProps, 'ways'>;

/** The shortest way to the missing credit as the card's button, and the others below it. */
function NeededCredits({ ways: [first, ...furtherWays] }: WaysProps) {
  return (
    <>
      <p className="text-14">{first.text}</p>
      <WayProgress way={first} />
      <Button asChild variant="primary" isBlock icon={wayIcons[first.kind]}>
        <Link to={first.to}>{first.label}</Link>
      </Button>
      {furtherWays.map((way) => (
        <Way key={way.to} way={way} />
      ))}
    </>
  );
}

function MoreCredits({ ways }: WaysProps) {
  return (
    <div className="grid gap-2.5 border-t border-line pt-3">
      <h3 className="font-sans text-14 font-strong">Need more credits?</h3>
      {ways.map((way) => (
        <Way key={way.to} way={way} />
      ))}
    </div>
  );
}

function Way({ way }: { way: CreditWay }) {
  const { text, label, to } = way;
  return (
    <div className="grid gap-2">
      <p className="text-14 text-ink-muted">
        {text} <Link to={to}>{label}</Link>
      </p>
      <WayProgress way={way} />
    </div>
  );
}

function WayProgress({ way: { progress } }: { way: CreditWay }) {
  return progress && progress.done > 0 && <UploadStroke {...progress} size="sm" />;
}
