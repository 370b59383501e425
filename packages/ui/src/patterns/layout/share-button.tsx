import { Share2 } from 'lucide-react';
import { Button } from '../../primitives/button';
import { useCopy } from '../../primitives/use-copy';

export type ShareButtonProps = {
  /** Absolute address. */
  url: string;
  title: string;
};

const shownForMs = 4000;
const outcomes = {
  idle: '',
  copied: 'Link copied',
  refused: 'The link was not copied. Copy it from the address bar of your browser.',
};

/** Shares an address with the device's share sheet, or copies it where there is none. */
export function ShareButton({ url, title }: ShareButtonProps) {
  const { outcome, copy } = useCopy(shownForMs);

  const share = async () => {
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ url, title });
        return;
      } catch (error) {
        // An AbortError means closed without a choice. After any other failure the link can still be copied.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    await copy(url);
  };

  return (
    <span className="inline-flex flex-wrap items-center">
      <Button size="sm" variant="quiet" icon={Share2} onClick={() => void share()}>
        Share
      </Button>
      <span role="status" className="text-13 text-ink-muted not-empty:pe-2 print:hidden">
        {outcomes[outcome]}
      </span>
    </span>
  );
}
