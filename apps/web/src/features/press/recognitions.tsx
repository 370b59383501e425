import type { Press } from '@aw/content/schemas/press';
import { Icon } from '@aw/ui/primitives/icon';
import { SearchCheck } from 'lucide-react';

/** What the site awards itself, each with the way to check it. */
export function Recognitions({ items }: { items: Press['awards'] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {items.map(({ title, text, check }) => (
        <li
          key={title}
          className="grid content-start gap-2.5 rounded-2 border border-line bg-surface-raised px-4.5 py-4"
        >
          <p className="text-12 leading-4.5 text-ink-faint">Self-assessed</p>
          <h3 className="text-18 leading-[1.3]">{title}</h3>
          <p className="text-14 text-ink-muted">{text}</p>
          <p className="mt-auto grid grid-cols-[16px_minmax(0,1fr)] gap-2 border-t border-line pt-2.5 text-13 leading-5">
            <span className="mt-0.5 text-accent">
              <Icon icon={SearchCheck} size="sm" />
            </span>
            <span>
              <b className="font-strong">Check it:</b> {check}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
