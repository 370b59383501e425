import { describe, expect, it } from 'vitest';
import { createTokenStore, tokenKey } from './token-store';

function memoryStorage() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

describe('token store', () => {
  it('[M1] the token is stored under adminToken until it is cleared', () => {
    const storage = memoryStorage();
    const tokens = createTokenStore(() => storage);
    expect(tokens.read()).toBeUndefined();

    tokens.save('opaque-token');
    expect(storage.entries.get(tokenKey)).toBe('opaque-token');
    expect(tokenKey).toBe('adminToken');
    expect(createTokenStore(() => storage).read()).toBe('opaque-token');

    tokens.clear();
    expect(storage.entries.size).toBe(0);
    expect(tokens.read()).toBeUndefined();
  });

  it('[M1] the token is kept in memory if the browser blocks storage', () => {
    const tokens = createTokenStore(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    expect(tokens.read()).toBeUndefined();
    tokens.save('opaque-token');
    expect(tokens.read()).toBe('opaque-token');
    tokens.clear();
    expect(tokens.read()).toBeUndefined();
  });
});
