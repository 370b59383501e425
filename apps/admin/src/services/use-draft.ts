import { useCallback, useState } from 'react';
import { useConsole } from './console-services';

/** Returns a text that survives a reload and an expired session. `clear` deletes it after it was sent. */
export function useDraft(name: string) {
  const { drafts } = useConsole();
  const [text, setText] = useState(() => drafts.read(name));

  const change = useCallback(
    (next: string) => {
      setText(next);
      drafts.save(name, next);
    },
    [drafts, name],
  );
  const clear = useCallback(() => change(''), [change]);

  return { text, change, clear };
}
