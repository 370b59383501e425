import { useSyncExternalStore } from 'react';

const key = 'singleKeys';
const changed = new EventTarget();

/** Whether one-letter shortcuts answer; people who dictate switch them off. */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

/** Keeps the choice in this browser. */
export function setSingleKeys(isOn: boolean) {
  try {
    localStorage.setItem(key, isOn ? 'on' : 'off');
  } catch {
    // The shortcuts stay on where nothing can be kept.
  }
  changed.dispatchEvent(new Event('change'));
}

/** The choice, kept up to date in the component that shows it. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore((onChange) => {
    changed.addEventListener('change', onChange);
    return () => changed.removeEventListener('change', onChange);
  }, areSingleKeysOn);
}
