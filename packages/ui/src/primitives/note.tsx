import { cva } from 'class-variance-authority';
import { CircleCheck, Info, TriangleAlert, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon';

const noteStyle = cva('flex gap-3 rounded-2 px-4 py-3 text-14', {
  variants: {
    tone: {
      info: 'bg-accent-surface',
      positive: 'bg-positive-surface',
      caution: 'bg-caution-surface',
      danger: 'bg-danger-surface',
      offline: 'bg-caution-surface',
    },
  },
});

const signs = {
  info: { icon: Info, color: 'text-accent' },
  positive: { icon: CircleCheck, color: 'text-positive' },
  caution: { icon: TriangleAlert, color: 'text-caution' },
  danger: { icon: TriangleAlert, color: 'text-danger' },
  offline: { icon: WifiOff, color: 'text-caution' },
};

type NoteProps = {
  tone: 'info' | 'positive' | 'caution' | 'danger' | 'offline';
  /** Short opening sentence in bold, such as 'You are offline.' */
  title?: string;
  children?: ReactNode;
  /** Button or link at the end. */
  action?: ReactNode;
};

/** Message about this page. `danger` and `offline` are announced when they appear. */
export function Note({ tone, title, children, action }: NoteProps) {
  const { icon, color } = signs[tone];
  return (
    <div role={tone === 'danger' ? 'alert' : liveRole(tone)} className={noteStyle({ tone })}>
      <span className={`mt-px flex-none ${color}`}>
        <Icon icon={icon} />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1 basis-40 wrap-anywhere">
          {title && <b>{title} </b>}
          {children}
        </div>
        {action && <div className="-my-1 flex-none">{action}</div>}
      </div>
    </div>
  );
}

function liveRole(tone: NoteProps['tone']) {
  return tone === 'offline' ? 'status' : undefined;
}
