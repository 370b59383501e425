import { useStoredText } from '@aw/ui/drafts/browser-draft';
import { useCallback, useMemo } from 'react';
import { useConsole } from './console-services';

/** Returns a text that survives a reload and an expired session. `clear` deletes it after it was sent. */
export function useDraft(name: string) {
  const { drafts } = useConsole();
  const [text, change] = useStoredText(useMemo(() => drafts.text(name), [drafts, name]));
  const clear = useCallback(() => change(''), [change]);

  return { text, change, clear };
}
