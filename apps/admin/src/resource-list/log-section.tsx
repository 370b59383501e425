import type { ReactNode } from 'react';
import { LogTime } from '../format/log-time';
import { verbLabel } from '../format/verb-labels';
import { PanelSection } from './item-panel';

type LogEntry = { key: string | number; at: string; text: string };

type LogSectionProps = {
  log: readonly { at: string; actor: string; verb: string }[];
  /** Link to the whole log of this item. */
  more?: ReactNode;
};

/** Log of an item, in the order of the server: newest first. Shows nothing if the log is empty. */
export function LogSection({ log, more }: LogSectionProps) {
  if (log.length === 0) return null;
  const entries = log.map(({ at, actor, verb }) => ({
    key: `${at} ${verb}`,
    at,
    text: `${actor} ${verbLabel(verb)}`,
  }));
  return (
    <PanelSection title="Log">
      <LogList entries={entries} />
      {more && <p className="text-13">{more}</p>}
    </PanelSection>
  );
}

/** Log entries, each with its time. */
export function LogList({ entries }: { entries: readonly LogEntry[] }) {
  return (
    <ol className="grid gap-1.5 text-13">
      {entries.map(({ key, at, text }) => (
        <li key={key} className="grid grid-cols-[52px_1fr] gap-2">
          <LogTime at={at} />
          <span className="wrap-anywhere">{text}</span>
        </li>
      ))}
    </ol>
  );
}
