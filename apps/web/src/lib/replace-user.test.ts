import type { User } from '@aw/contracts/users/public';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { configQuery, defaultConfig } from './config';
import { createQueryClient } from './query-client';
import { replaceUser, settleSession } from './replace-user';
import { sessionKey, sessionQuery } from './session';

// Only the id matters here; the rest of a user is never looked at.
const user = (id: string) => ({ id }) as User;

function cacheOf(id: string) {
  const cache = createQueryClient();
  cache.setQueryData(sessionKey, user(id));
  cache.setQueryData(configQuery.queryKey, defaultConfig);
  cache.setQueryData(['rewards', id], ['reward']);
  return cache;
}

describe('another person in the place of the earlier one', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('[U2] finds nothing of theirs, while the site’s settings stay', async () => {
    const cache = cacheOf('anon_1');
    await replaceUser(cache, user('registered'));
    expect(cache.getQueryData<User>(sessionKey)?.id).toBe('registered');
    expect(cache.getQueryData(['rewards', 'anon_1'])).toBeUndefined();
    expect(cache.getQueryData(configQuery.queryKey)).toBe(defaultConfig);
  });

  it('[U2] gets lists of their own where one is on the page', async () => {
    const cache = cacheOf('anon_1');
    const seen: unknown[] = [];
    const list = new QueryObserver(cache, { queryKey: ['list'], queryFn: async () => `list ${seen.length}` });
    const stop = list.subscribe(({ data }) => seen.push(data));
    await vi.waitFor(() => expect(seen.at(-1)).toMatch(/^list/));
    const before = seen.at(-1);
    await replaceUser(cache, user('registered'));
    await vi.waitFor(() => expect(seen.at(-1)).toMatch(/^list/));
    expect(seen).toContain(undefined);
    expect(seen.at(-1)).not.toBe(before);
    stop();
  });

  it('[U2] asks for nothing of the earlier person under the ended session', async () => {
    const cache = cacheOf('registered');
    const asked: string[] = [];
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path);
      return Response.json(user('anon_2'), { status: 201 });
    });
    const queryFn = async () => asked.push('rewards of the earlier person');
    const list = new QueryObserver(cache, { queryKey: [...sessionKey, 'registered', 'rewards'], queryFn });
    const session = new QueryObserver(cache, sessionQuery);
    const stops = [list.subscribe(() => {}), session.subscribe(() => {})];
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await replaceUser(cache);
    expect(asked).toEqual(['rewards of the earlier person', '/api/user']);
    for (const stop of stops) stop();
  });

  it('[U2] waits for the first visit’s registration, so that its cookie comes first', async () => {
    const answers: ((response: Response) => void)[] = [];
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)));
    let isSettled = false;
    const settled = settleSession(createQueryClient()).then(() => {
      isSettled = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(isSettled).toBe(false);
    answers[0]?.(Response.json(user('anon_2'), { status: 201 }));
    await settled;
    expect(isSettled).toBe(true);
  });
});
