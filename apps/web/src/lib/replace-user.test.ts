import type { User } from '@aw/contracts/users/public';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { configQuery, defaultConfig } from './config';
import { createQueryClient } from './query-client';
import { replaceUser, settleSession } from './replace-user';
import { sessionKey, sessionQuery } from './session';

// Only the id matters here; the rest of a user is never read.
const user = (id: string) => ({ id }) as User;

function cacheOf(id: string) {
  const cache = createQueryClient();
  cache.setQueryData(sessionKey, user(id));
  cache.setQueryData(configQuery.queryKey, defaultConfig);
  cache.setQueryData(['rewards', id], ['reward']);
  return cache;
}

describe('a change of the user in this browser', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('[U2] removes the data of the previous user and keeps the public settings', async () => {
    const cache = cacheOf('anon_1');
    await replaceUser(cache, user('registered'));
    expect(cache.getQueryData<User>(sessionKey)?.id).toBe('registered');
    expect(cache.getQueryData(['rewards', 'anon_1'])).toBeUndefined();
    expect(cache.getQueryData(configQuery.queryKey)).toBe(defaultConfig);
  });

  it('[U2] loads visible lists again for the new user', async () => {
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

  it('[U2] requests no data of the previous user with the new session', async () => {
    const cache = cacheOf('registered');
    const requests: string[] = [];
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
    vi.stubGlobal('fetch', async (path: string) => {
      requests.push(path);
      return Response.json(user('anon_2'), { status: 201 });
    });
    const queryFn = async () => requests.push('rewards of the earlier person');
    const list = new QueryObserver(cache, { queryKey: [...sessionKey, 'registered', 'rewards'], queryFn });
    const session = new QueryObserver(cache, sessionQuery);
    const stops = [list.subscribe(() => {}), session.subscribe(() => {})];
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    await replaceUser(cache);
    expect(requests).toEqual(['rewards of the earlier person', '/api/user']);
    for (const stop of stops) stop();
  });

  it('[U2] waits for the registration of the first visit, so that its cookie arrives first', async () => {
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
