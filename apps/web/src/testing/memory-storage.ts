import type { TextStorage } from '@aw/ui/drafts/browser-draft';

/** Simulates browser storage that survives page loads, with texts that an earlier page has stored. */
export function memoryStorage(texts: Record<string, string> = {}): () => TextStorage {
  const entries = new Map(Object.entries(texts));
  const storage: TextStorage = {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, text) => void entries.set(key, text),
    removeItem: (key) => void entries.delete(key),
  };
  return () => storage;
}
