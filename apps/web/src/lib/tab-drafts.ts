import { browserDraft, storedText, useStoredText as useText } from '@aw/ui/drafts/browser-draft';
import { useMemo } from 'react';

/* Session storage ends with the tab and is cleared at a sign-out, because people also use shared computers. */
const storage = () => sessionStorage;

/** Returns a text that survives a reload, stored in this tab under a name, and its setter. */
export function useStoredText(name: string): readonly [string, (text: string) => void] {
  return useText(useMemo(() => storedText(name, storage), [name]));
}

/** Returns a draft that survives a reload, stored in this tab under a name. */
export function tabDraft<T extends object>(
  name: string,
  parse: (stored: Record<string, unknown>) => T | undefined,
) {
  return browserDraft({ key: name, storage, parse });
}
