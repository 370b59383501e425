import { formatAbsoluteTime } from '@aw/ui/primitives/time';
import { logTime } from './moments';

/** Short time of a log entry: the hour today, the day before that. The exact time appears on hover. */
export function LogTime({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatAbsoluteTime(new Date(at))} className="text-ink-faint tabular-nums">
      {logTime(at)}
    </time>
  );
}
