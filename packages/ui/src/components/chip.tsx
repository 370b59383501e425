import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from './icon';

type ChipProps = { label: string; onRemove: () => void };

/** Something that was chosen and can be taken away again, such as an active filter. */
export function Chip({ label, onRemove }: ChipProps) {
  return (
    <span className="inline-flex max-w-full items-center gap-0.5 rounded-full border border-line-strong ps-3 pe-0.5 text-13 leading-7 font-medium">
      <span className="min-w-0 truncate">{label}</span>
      <button
        type="button"
        aria-label={`Remove ${label}`}
        onClick={onRemove}
        className="grid size-7 flex-none cursor-pointer place-items-center rounded-full text-ink-muted hover:text-ink"
      >
        <Icon icon={X} size="sm" />
      </button>
    </span>
  );
}

type PromptChipProps = Omit<ComponentProps<'button'>, 'className' | 'style'>;

/** A ready-made sentence that fills the field beside it. */
export function PromptChip(props: PromptChipProps) {
  return (
    <button
      type="button"
      {...props}
      className="max-w-full flex-none cursor-pointer truncate rounded-full border border-line-strong px-3.25 py-1.25 text-13 leading-5.5 whitespace-nowrap hover:bg-surface-sunken disabled:cursor-not-allowed disabled:border-line disabled:text-ink-faint"
    />
  );
}
