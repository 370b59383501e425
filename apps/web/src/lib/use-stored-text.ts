import { storedText, useStoredText as useText } from '@aw/ui/drafts/browser-draft';
import { useMemo } from 'react';

/**
 * Returns a text that survives a reload, stored in this tab under a name, and its setter. Session storage ends with the
 * tab, because people also use shared computers.
 */
export function useStoredText(name: string): readonly [string, (text: string) => void] {
  return useText(useMemo(() => storedText(name, () => sessionStorage), [name]));
}
