import { expect, it } from 'vitest';
import { messagesAddress } from './queries';

const id = '6f1c2a30-0b7e-4a53-9a55-0d8f3b6f2c11';

it('[X8] the filters and the open message are in the address of the mailbox', () => {
  const state = { state: 'held', kind: 'help', q: 'refund', id } as const;
  const address = messagesAddress.write(state);
  expect(messagesAddress.read(new URL(address, 'https://console.example').searchParams)).toEqual(state);
  expect(messagesAddress.write()).toBe('/admin/messages');
});

it('[X8] unknown values in the address of the mailbox count as missing', () => {
  const search = new URLSearchParams({ state: 'lost', kind: 'fax', id: '../people', q: '  ' });
  expect(messagesAddress.read(search)).toEqual({ state: undefined, kind: undefined, q: '', id: undefined });
});
