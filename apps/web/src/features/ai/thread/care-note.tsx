import built from '@aw/content/care';
import { Note } from '@aw/ui/primitives/note';
import { useMemo } from 'react';
import { useLiveText } from '~/content/live-content';
import { needsCare } from './needs-care';

/** Returns the help text for messages from people who may be in danger; undefined for other messages. */
export function useCare(text: string | undefined) {
  const care = useLiveText('care', built);
  // Memoised, because a thread renders again with each word of an answer.
  const isShown = useMemo(() => text !== undefined && needsCare(text, care.phrases), [text, care.phrases]);
  return isShown ? care : undefined;
}

/** Says who can help, above the answer to a message from a person who may be in danger. */
export function CareNote({ text }: { text: string }) {
  const care = useCare(text);
  if (!care) return null;
  return (
    <Note tone="info" title={care.title}>
      <ul className="mt-2 grid list-disc gap-1.5 ps-5 marker:text-ink-faint">
        {care.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Note>
  );
}
