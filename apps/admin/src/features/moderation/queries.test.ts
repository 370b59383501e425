import { expect, it } from 'vitest';
import { moderationAddress, targetOf } from './queries';

it('[M8] the filters and the open post are in the address of the queue', () => {
  const state = { status: 'removed', kind: 'document', q: '', id: 'document-12' } as const;
  const address = moderationAddress.write(state);
  expect(moderationAddress.read(new URL(address, 'https://console.example').searchParams)).toEqual(state);
  expect(moderationAddress.write({ status: 'waiting' })).toBe('/admin/moderation');
  expect(targetOf(state.id)).toEqual({ kind: 'document', id: 12 });
});

it('[M8] unknown values in the address of the queue count as missing', () => {
  const search = new URLSearchParams({ status: 'lost', kind: 'person', id: 'person-1', q: 'x' });
  expect(moderationAddress.read(search)).toEqual({
    status: 'waiting',
    kind: undefined,
    q: '',
    id: undefined,
  });
  for (const id of ['question-0', 'question-1e3', 'question-', '-12', 'question-12x'])
    expect(moderationAddress.read(new URLSearchParams({ id })).id).toBeUndefined();
});
