import { expect, it } from 'vitest';
import { expertsAddress } from './queries';

it('[M9] [Q12] the address of the experts tells which are listed and who is open', () => {
  const state = { state: 'waiting', q: 'law', id: 'user_abc12345' } as const;
  const address = expertsAddress.write(state);
  expect(expertsAddress.read(new URL(address, 'https://console.example').searchParams)).toEqual(state);
  expect(expertsAddress.write()).toBe('/admin/experts');
});

it('[M9] [Q12] what the address of the experts does not know counts as not given', () => {
  const search = new URLSearchParams({ state: 'lost', id: 'a&b', q: ' ' });
  expect(expertsAddress.read(search)).toEqual({ state: undefined, q: '', id: undefined });
});
