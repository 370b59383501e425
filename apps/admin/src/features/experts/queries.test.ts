import { expect, it } from 'vitest';
import { expertsAddress } from './queries';

it('[M9] [Q12] the filters and the open expert are in the address of the experts', () => {
  const state = { state: 'waiting', q: 'law', id: 'user_abc12345' } as const;
  const address = expertsAddress.write(state);
  expect(expertsAddress.read(new URL(address, 'https://console.example').searchParams)).toEqual(state);
  expect(expertsAddress.write()).toBe('/admin/experts');
});

it('[M9] [Q12] unknown values in the address of the experts count as missing', () => {
  const search = new URLSearchParams({ state: 'lost', id: 'a&b', q: ' ' });
  expect(expertsAddress.read(search)).toEqual({ state: undefined, q: '', id: undefined });
});
