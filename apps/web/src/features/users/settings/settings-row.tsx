import { Icon, type IconType } from '@aw/ui/primitives/icon';
import { Skeleton } from '@aw/ui/primitives/skeleton';
import type { ReactNode } from 'react';

type SettingsRowProps = {
  icon: IconType;
  title: ReactNode;
  /** Short facts, each in its own element. */
  children: ReactNode;
  action?: ReactNode;
};

/** Item of a list in the settings, such as a passkey or a session. */
export function SettingsRow({ icon, title, children, action }: SettingsRowProps) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 border-b border-line py-3">
      <span className="mt-0.5 text-ink-muted">
        <Icon icon={icon} />
      </span>
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-strong wrap-anywhere">{title}</p>
        <p className="flex flex-wrap gap-x-4 text-13 text-ink-muted">{children}</p>
      </div>
      {action}
    </li>
  );
}

/** Placeholder for a short list in the settings. */
export function RowsSkeleton({ count = 2 }: { count?: number }) {
  return (
    <div className="grid border-t border-line">
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className="grid gap-2 border-b border-line py-3.5">
          <Skeleton width="half" />
          <Skeleton width="short" />
        </div>
      ))}
    </div>
  );
}
