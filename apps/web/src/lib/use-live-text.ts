import { useEffect, useEffectEvent, useRef, useState } from 'react';

const typingPauseMs = 150;

/**
 * Text that is typed freely and told on after a pause of 150 ms; follows `committed` when that changes
 * from outside (Back, a cleared filter), but never when its own words come back late.
 */
export function useLiveText(committed: string, onCommit: (text: string) => void) {
  const [text, setText] = useState(committed);
  const told = useRef<string[]>([committed]);
  const commit = useEffectEvent(onCommit);

  useEffect(() => {
    const at = told.current.lastIndexOf(committed);
    if (at >= 0) {
      told.current = told.current.slice(at);
    } else {
      told.current = [committed];
      setText(committed);
    }
  }, [committed]);

  useEffect(() => {
    const words = text.trim();
    if (words === told.current.at(-1)) return;
    const timer = setTimeout(() => {
      told.current.push(words);
      commit(words);
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [text]);

  return [text, setText] as const;
}
