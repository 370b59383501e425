import type { ReactNode } from 'react';

export type PayBarProps = {
  /** Description of the amount: '2,500 words, final price'. */
  label: string;
  amount: string;
  /** Button that pays. */
  children: ReactNode;
};

/** Keeps amount and button at the foot of a phone, unless a keyboard leaves little room. Wide pages have them in the price summary. */
export function PayBar({ label, amount, children }: PayBarProps) {
  return (
    <div
      data-foot-bar
      className="sticky bottom-0 z-10 [@media(max-height:480px)]:static flex items-center justify-between gap-4 border-t border-line-strong bg-surface-raised px-4 py-2.5 lg:hidden print:hidden"
    >
      <div className="grid min-w-0 leading-[1.3]">
        <span className="text-12 text-ink-muted">{label}</span>
        <b className="font-serif text-22 leading-[1.2] font-strong tabular-nums">{amount}</b>
      </div>
      <div className="flex-none">{children}</div>
    </div>
  );
}
