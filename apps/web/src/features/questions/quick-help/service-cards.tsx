import type { Experts } from '@aw/content/schemas/experts';
import { Icon } from '@aw/ui/primitives/icon';
import { Link } from '@aw/ui/primitives/link';
import { Check, ListChecks, PenLine, Presentation } from 'lucide-react';

/** In the order of the services in the content. */
const icons = [ListChecks, PenLine, Presentation];

/** Cards of the three services, each with its link. */
export function ServiceCards({ services }: { services: Experts['services'] }) {
  return (
    <ul className="grid gap-4 lg:grid-cols-3">
      {services.map(({ title, text, points, link }, at) => (
        <li
          key={title}
          className="flex flex-col gap-3 rounded-2 border border-line bg-surface-raised px-4.5 py-4"
        >
          <span className="text-accent">
            <Icon icon={icons[at] ?? ListChecks} />
          </span>
          <div className="grid gap-1">
            <h3 className="text-18 leading-[1.3]">{title}</h3>
            <p className="text-14 text-ink-muted">{text}</p>
          </div>
          <ul className="grid gap-1.5 text-14">
            {points.map((point) => (
              <li key={point} className="grid grid-cols-[16px_minmax(0,1fr)] gap-2">
                <span className="mt-0.75 text-ink-faint">
                  <Icon icon={Check} size="sm" />
                </span>
                {point}
              </li>
            ))}
          </ul>
          <p className="mt-auto border-t border-line pt-2.5 text-14 font-strong">
            <Link to={link.to} className="inline-flex min-h-6 items-center">
              {link.label}
            </Link>
          </p>
        </li>
      ))}
    </ul>
  );
}
