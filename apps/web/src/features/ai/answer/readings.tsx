import type { Reading } from '@aw/contracts/ai/chat';
import { Icon } from '@aw/ui/primitives/icon';
import { Link } from '@aw/ui/primitives/link';
import { BookOpen, Search } from 'lucide-react';
import { documentAddress } from '~/documents/document-address';

/** Lists what the AI model looked up for an answer, in order. */
export function Readings({ readings = [] }: { readings: readonly Reading[] | undefined }) {
  if (readings.length === 0) return null;
  const byText = new Map(readings.map((reading) => [readingText(reading), reading]));
  return (
    <ul aria-label="Looked up for this answer" className="grid gap-1 text-13 text-ink-muted">
      {[...byText].map(([text, reading]) => (
        <li key={text} className="flex items-start gap-2">
          <Icon icon={reading.kind === 'search' ? Search : BookOpen} size="sm" />
          <span dir="auto" className="min-w-0 break-words">
            {reading.kind === 'search' ? (
              text
            ) : (
              <Link to={documentAddress(reading.documentId, { page: reading.page })}>{text}</Link>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Says what was looked up, such as Opened page 3 of “Cell biology”. */
export function readingText(reading: Reading): string {
  return reading.kind === 'search'
    ? `Searched the library for “${reading.words}”`
    : `Opened page ${reading.page} of “${reading.title}”`;
}
