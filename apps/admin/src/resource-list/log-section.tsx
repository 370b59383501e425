import { formatAbsoluteTime } from '@aw/ui/primitives/time';
import type { ReactNode } from 'react';
import { logTime } from '../format/moments';
import { verbLabel } from '../format/verb-labels';
import { PanelSection } from './item-panel';

type LogSectionProps = {
  log: readonly { at: string; actor: string; verb: string }[];
  /** The way to the whole log of this item. */
  more?: ReactNode;
};

/** Who did what to the item, newest first as the server gives it. */
export function LogSection({ log, more }: LogSectionProps) {
  if (log.length === 0) return null;
  return (
    <PanelSection title="Log">
      <ol className="grid gap-1.5 text-13">
        {log.map(({ at, actor, verb }) => (
          <li key={`${at} ${verb}`} className="grid grid-cols-[52px_1fr] gap-2">
            <time
              dateTime={at}
              title={formatAbsoluteTime(new Date(at))}
              className="text-ink-faint tabular-nums"
            >
              {logTime(at)}
            </time>
            <span className="wrap-anywhere">
              {actor} {verbLabel(verb)}
            </span>
          </li>
        ))}
      </ol>
      {more && <p className="text-13">{more}</p>}
    </PanelSection>
  );
}
