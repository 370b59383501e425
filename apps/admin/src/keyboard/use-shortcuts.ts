import { useEffect, useEffectEvent } from 'react';
import { areSingleKeysOn } from './single-keys';

export type Shortcuts = Record<string, (event: KeyboardEvent) => void>;

/**
 * Handles single keys anywhere on the page, except in text fields, while a dialog is open, or while single-letter
 * shortcuts are off.
 */
export function useShortcuts(shortcuts: Shortcuts) {
  const answer = useEffectEvent((event: KeyboardEvent) => {
    if (isHandledElsewhere(event)) return;
    const shortcut = shortcuts[event.key];
    if (!shortcut) return;
    if (event.key.length === 1 && !areSingleKeysOn()) return;
    shortcut(event);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => answer(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isHandledElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (document.querySelector('[role$="dialog"][data-state="open"]')) return true;
  const { target } = event;
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]');
}
