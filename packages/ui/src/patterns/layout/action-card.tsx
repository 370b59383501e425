import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { CardLink } from '../../primitives/card-link';

export type ActionCardProps = {
  icon: LucideIcon;
  title: string;
  text: ReactNode;
  to: string;
};

/** Shows a next step with an icon, a title and a reason. The whole card is one link. */
export function ActionCard({ icon: Icon, title, text, to }: ActionCardProps) {
  return (
    <div className="group relative grid grid-cols-[20px_minmax(0,1fr)_16px] items-center gap-3.5 rounded-2 border border-line px-4 py-3.5 text-15 leading-ui hover:border-line-strong hover:bg-surface-raised">
      <Icon aria-hidden="true" size={20} strokeWidth={1.6} />
      <div>
        <p className="font-strong">
          <CardLink to={to}>{title}</CardLink>
        </p>
        <p className="text-13 text-ink-muted">{text}</p>
      </div>
      <ChevronRight aria-hidden="true" size={16} strokeWidth={1.75} className="rtl:-scale-x-100" />
    </div>
  );
}
