import { X } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { Icon } from './icon';
import { focusSearch } from './search-input';

type ChipProps = { label: string; onRemove: () => void };

/** Shows a removable choice, such as an active filter. */
export function Chip({ label, onRemove }: ChipProps) {
  const remove = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button disappears with its chip, so the focus moves to the next one, or else to the search field.
    const all = [...(currentTarget.closest('ul')?.querySelectorAll('button') ?? [])];
    const at = all.indexOf(currentTarget);
    const next = all[at + 1] ?? all[at - 1];
    onRemove();
    if (next) next.focus();
    else focusSearch();
  };
  return (
    <span className="inline-flex max-w-full items-center gap-0.5 rounded-full border border-line-strong ps-3 pe-0.5 text-13 leading-7 font-medium">
      <span className="min-w-0 truncate">{label}</span>
      <button
        type="button"
        aria-label={`Remove ${label}`}
        onClick={remove}
        className="grid size-7 flex-none cursor-pointer place-items-center rounded-full text-ink-muted hover:text-ink"
      >
        <Icon icon={X} size="sm" />
      </button>
    </span>
  );
}

type PromptChipProps = Omit<ComponentProps<'button'>, 'className' | 'style'>;

/** Ready-made sentence that fills the field beside it. */
export function PromptChip(props: PromptChipProps) {
  return (
    <button
      type="button"
      {...props}
      className="max-w-full flex-none cursor-pointer truncate rounded-full border border-line-strong px-3.25 py-1.25 text-13 leading-5.5 whitespace-nowrap hover:bg-surface-sunken disabled:cursor-not-allowed disabled:border-line disabled:text-ink-faint"
    />
  );
}
