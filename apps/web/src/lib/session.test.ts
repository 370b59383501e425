import type { User } from '@aw/contracts/users/public';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { sessionKey, sessionOf } from './session';

it('[U1] a failed session stays none while a late part of the page tries again, until that succeeds', async () => {
  const calls: { resolve: (user: User) => void; reject: (error: Error) => void }[] = [];
  const ask = () => new Promise<User>((resolve, reject) => calls.push({ resolve, reject }));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const watch = () => {
    const observer = new QueryObserver<User>(client, { queryKey: sessionKey, queryFn: ask });
    observer.subscribe(() => {});
    return () => sessionOf(observer.getCurrentResult()).status;
  };
  const early = watch();
  expect(early()).toBe('loading');
  calls[0]?.reject(new Error('refused'));
  await vi.waitFor(() => expect(early()).toBe('none'));

  const late = watch();
  expect(calls).toHaveLength(2);
  expect([early(), late()]).toEqual(['none', 'none']);
  calls[1]?.resolve({ id: 'u' } as User);
  await vi.waitFor(() => expect([early(), late()]).toEqual(['ready', 'ready']));
});
