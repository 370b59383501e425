import type { ReactNode } from 'react';
import { Icon, type IconType } from './icon';

type EmptyStateProps = {
  title: string;
  /** Purpose of this place, in a sentence or two. */
  children?: ReactNode;
  /** Action that fills it. */
  action?: ReactNode;
  icon?: IconType;
  level?: 2 | 3;
};

/** Placeholder for an empty place: its purpose and how to fill it. */
export function EmptyState({ title, children, action, icon, level = 2 }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2 rounded-2 border border-dashed border-line-strong p-5 wrap-anywhere">
      {icon && (
        <span className="grid size-10 place-items-center rounded-1 bg-accent-surface text-accent">
          <Icon icon={icon} />
        </span>
      )}
      <Heading className="text-18 leading-title">{title}</Heading>
      {children && <div className="text-14 text-ink-muted">{children}</div>}
      {action && <div className="mt-1.5 flex flex-wrap gap-2">{action}</div>}
    </div>
  );
}
