import { useState } from 'react';
import { storedText } from './stored-text';

/**
 * Returns a text that survives a reload, stored in this tab under a name, and its setter. An empty text is removed.
 * Session storage ends with the tab, because people also use shared computers.
 */
export function useStoredText(name: string): readonly [string, (text: string) => void] {
  const stored = storedText(name, () => sessionStorage);
  const [text, setText] = useState(() => stored.read() ?? '');
  const store = (next: string) => {
    setText(next);
    if (next === '') stored.remove();
    else stored.save(next);
  };
  return [text, store];
}
