import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from './button';
import { VisuallyHidden } from './visually-hidden';

const shownForMs = 2000;

type CopyButtonProps = {
  /** Text for the clipboard. */
  value: string;
  /** Accessible name, such as 'Copy order id'. */
  label: string;
  variant?: 'plain' | 'secondary';
};

/** Copies an id or a link and says so, or says that the browser refused. */
export function CopyButton({ value, label, variant = 'plain' }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'refused'>('idle');

  useEffect(() => {
    if (outcome === 'idle') return;
    const timer = setTimeout(() => setOutcome('idle'), shownForMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };

  return (
    <span className="inline-flex items-center gap-1">
      <IconButton
        label={label}
        icon={outcome === 'copied' ? Check : Copy}
        size="sm"
        variant={variant}
        onClick={copy}
      />
      <VisuallyHidden isAnnounced>{outcome === 'copied' && 'Copied'}</VisuallyHidden>
      {outcome === 'refused' && (
        <span role="status" className="text-13 text-danger">
          Not copied. Select the text and copy it.
        </span>
      )}
    </span>
  );
}
