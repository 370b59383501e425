import { ApiError } from '@aw/contracts/api-error';
import { expect, it } from 'vitest';
import { listState } from './list-state';

const idle = { isPending: false, error: null };

it('[D1] a list is in exactly one state: loading, auth-required, empty or list', () => {
  expect(listState({ isPending: true, error: null }, 0)).toBe('loading');
  expect(listState(idle, 0)).toBe('empty');
  expect(listState(idle, 3)).toBe('list');
});

it('[D1] a 401 or its message means that a login is required', () => {
  const unauthorised = new ApiError(401, 'Authentication required', { code: 'auth.required' });
  expect(listState({ isPending: false, error: unauthorised }, 0)).toBe('auth-required');
  const proxied = new ApiError(403, 'Authentication required');
  expect(listState({ isPending: false, error: proxied }, 0)).toBe('auth-required');
});

it('[X4] any other failure is the error state, even if older results are available', () => {
  expect(listState({ isPending: false, error: new ApiError(503, 'busy') }, 3)).toBe('error');
  expect(listState({ isPending: false, error: new ApiError(0, 'No connection.') }, 0)).toBe('error');
});
