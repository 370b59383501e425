import type { ReactNode } from 'react';

type InkButtonProps = {
  children: ReactNode;
  onClick: () => void;
  /** Its name where it shows a sign only. */
  label?: string;
  /** The verb of the bar. */
  isFilled?: boolean;
  isPending?: boolean;
};

/** A button on the ink bar, where the colours are those of the page the other way round. */
export function InkButton({ children, onClick, label, isFilled = false, isPending = false }: InkButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-busy={isPending || undefined}
      data-filled={isFilled || undefined}
      onClick={() => {
        if (!isPending) onClick();
      }}
      className="inline-flex min-h-8 min-w-8 items-center justify-center rounded-2 px-2.5 text-13 font-strong whitespace-nowrap text-surface outline-surface hover:bg-surface/15 data-filled:bg-surface data-filled:px-3.5 data-filled:text-ink data-filled:hover:bg-surface-sunken"
    >
      {children}
    </button>
  );
}
