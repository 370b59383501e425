import { useEffect, useEffectEvent, useRef, useState } from 'react';

const typingPauseMs = 150;

/**
 * Returns typed text and its setter, and commits the text after a pause of 150 ms. Follows `committed` when it changes
 * from outside (Back, a cleared filter), but not when its own commits arrive late.
 */
export function useLiveText(committed: string, onCommit: (text: string) => void) {
  const [text, setText] = useState(committed);
  const commits = useRef<string[]>([committed]);
  const commit = useEffectEvent(onCommit);

  useEffect(() => {
    const at = commits.current.lastIndexOf(committed);
    if (at >= 0) {
      commits.current = commits.current.slice(at);
    } else {
      commits.current = [committed];
      setText(committed);
    }
  }, [committed]);

  useEffect(() => {
    const trimmed = text.trim();
    if (trimmed === commits.current.at(-1)) return;
    const timer = setTimeout(() => {
      commits.current.push(trimmed);
      commit(trimmed);
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [text]);

  return [text, setText] as const;
}
