import { Check, Copy } from 'lucide-react';
import { IconButton } from './button';
import { useCopy } from './use-copy';
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
  const { outcome, copy } = useCopy(shownForMs);
  return (
    <span className="inline-flex items-center gap-1">
      <IconButton
        label={label}
        icon={outcome === 'copied' ? Check : Copy}
        size="sm"
        variant={variant}
        onClick={() => void copy(value)}
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
