import { useSyncExternalStore } from 'react';

const key = 'singleKeys';
const changed = new EventTarget();

/** Checks whether single-letter shortcuts are on. People who use dictation turn them off. */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

/** Saves the choice in this browser. */
export function setSingleKeys(isOn: boolean) {
  try {
    localStorage.setItem(key, isOn ? 'on' : 'off');
  } catch {
    // Without storage the shortcuts stay on.
  }
  changed.dispatchEvent(new Event('change'));
}

/** Returns the choice, and updates the component when it changes. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore((onChange) => {
    changed.addEventListener('change', onChange);
    return () => changed.removeEventListener('change', onChange);
  }, areSingleKeysOn);
}
