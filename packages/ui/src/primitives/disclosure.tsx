import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon';

export type DisclosureProps = {
  /** Anchor for addresses. */
  id?: string;
  title: ReactNode;
  /** Short facts under the title, visible while it is closed too. */
  meta?: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
};

/** Title that opens its content, in a ruled list. The browser's own search finds closed text too. */
export function Disclosure({ id, title, meta, isOpen, onOpenChange, children }: DisclosureProps) {
  return (
    <details
      id={id}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        // The event also fires when `isOpen` changed the element.
        if (currentTarget.open !== isOpen) onOpenChange(currentTarget.open);
      }}
      className="group border-b border-line"
    >
      <summary className="grid cursor-pointer list-none grid-cols-[minmax(0,1fr)_20px] items-center gap-4 rounded-2 py-4 [&::-webkit-details-marker]:hidden">
        <span className="grid gap-1">
          <h3 className="text-17 leading-title group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
            {title}
          </h3>
          {meta && <span className="flex flex-wrap gap-x-4 text-14 text-ink-muted">{meta}</span>}
        </span>
        <span className="text-ink-muted transition-transform duration-fast ease-pen group-open:rotate-180 motion-reduce:transition-none print:hidden">
          <Icon icon={ChevronDown} />
        </span>
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  );
}
