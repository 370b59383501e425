import type { User } from '@aw/contracts/users/public';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client';
import { sessionQuery } from './session';

type Call = { method: string; path: string; userId: string | undefined };

/** A server of three lines: it knows the taken ids, and nobody's cookie. */
function startServer(isTaken: (userId: string) => boolean): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    const { userId } = typeof body === 'string' ? (JSON.parse(body) as { userId: string }) : {};
    calls.push({ method, path, userId });
    if (!userId)
      return Response.json({ code: 'auth.required', message: 'Authentication required' }, { status: 401 });
    if (isTaken(userId)) return Response.json({ code: 'users.id_taken', message: 'Taken' }, { status: 409 });
    return Response.json({ id: userId, isAnonymous: true } satisfies Partial<User>, { status: 201 });
  });
  return calls;
}

const openSession = () => createQueryClient().fetchQuery({ ...sessionQuery, retry: false });

describe('the session', () => {
  const kept = new Map<string, string>();

  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('[U1] of a first visit registers an id that the browser made up, and keeps it', async () => {
    const calls = startServer(() => false);
    const user = await openSession();
    expect(calls).toEqual([{ method: 'POST', path: '/api/user', userId: user.id }]);
    expect(user.id).toMatch(/^anon_[a-z0-9]+_\d+$/);
    expect(kept.get('anonymous_user_id')).toBe(user.id);
  });

  it('[U1] that is over is opened again with the id that was kept', async () => {
    kept.set('anonymous_user_id', 'anon_0123456789_1795000000000');
    const calls = startServer(() => false);
    expect((await openSession()).id).toBe('anon_0123456789_1795000000000');
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/auth/session',
      'POST /api/user',
    ]);
  });

  it('[U1] takes a new id when the kept one belongs to another browser', async () => {
    kept.set('anonymous_user_id', 'anon_0123456789_1795000000000');
    startServer((userId) => userId.startsWith('anon_0123456789'));
    const user = await openSession();
    expect(user.id).not.toBe('anon_0123456789_1795000000000');
    expect(kept.get('anonymous_user_id')).toBe(user.id);
  });

  it('[U1] gives up after the second id that is refused', async () => {
    const calls = startServer(() => true);
    await expect(openSession()).rejects.toThrow('409');
    expect(calls).toHaveLength(2);
  });
});
