import { Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../primitives/button';

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
  const [outcome, setOutcome] = useState<keyof typeof outcomes>('idle');

  useEffect(() => {
    if (outcome === 'idle') return;
    const timer = setTimeout(() => setOutcome('idle'), shownForMs);
    return () => clearTimeout(timer);
  }, [outcome]);

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
    await navigator.clipboard.writeText(url).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
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
