import { isRecord, parseJson } from '@aw/ui/drafts/browser-draft';
import {
  type ReadingSetting,
  type ReadingSettings,
  readingChoices,
  usualSettings,
} from '@aw/ui/patterns/reading-settings-form';
import { useSyncExternalStore } from 'react';

/** Key of the settings, which stay in this browser like the theme. */
export const readingSettingsKey = 'reading_settings';

const changed = 'readingchange';
let current: { stored: string | null; settings: ReadingSettings } = { stored: null, settings: usualSettings };
/** Settings of this page view in a browser that blocks storage. */
let unstored: string | null = null;

function read(): string | null {
  try {
    return localStorage.getItem(readingSettingsKey) ?? unstored;
  } catch {
    return unstored;
  }
}

function settingsNow(): ReadingSettings {
  const stored = read();
  if (stored !== current.stored) current = { stored, settings: parseSettings(stored) };
  return current.settings;
}

/** Returns stored settings. Unknown names and values are ignored. */
export function parseSettings(stored: string | null): ReadingSettings {
  const value = parseJson(stored ?? '');
  const settings: Record<string, string> = { ...usualSettings };
  if (isRecord(value))
    for (const [name, { values }] of Object.entries(readingChoices)) {
      const chosen = value[name];
      if (typeof chosen === 'string' && Object.hasOwn(values, chosen)) settings[name] = chosen;
    }
  // Every value was checked against the choices.
  return settings as ReadingSettings;
}

function save(settings: ReadingSettings): void {
  unstored = JSON.stringify(settings);
  try {
    localStorage.setItem(readingSettingsKey, unstored);
  } catch {
    // Without storage, the settings last for this page view.
  }
  window.dispatchEvent(new Event(changed));
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(changed, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(changed, onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** Returns how this reader wants texts to look, and functions that change and reset it. */
export function useReadingSettings() {
  const settings = useSyncExternalStore(subscribe, settingsNow, () => usualSettings);
  return {
    settings,
    change: (name: ReadingSetting, value: string) =>
      save(parseSettings(JSON.stringify({ ...settings, [name]: value }))),
    reset: () => save(usualSettings),
  };
}
