import { userStates } from '@aw/contracts/users/staff';
import { describe, expect, it } from 'vitest';
import { usersAddress } from './queries';

const read = (query: string) => usersAddress.read(new URLSearchParams(query));

describe('address of the people', () => {
  it('[M9] the state, the search and the open person are read from the address', () => {
    expect(read('?state=suspended&q=ada%40uni.example&id=user_abc12345')).toEqual({
      state: 'suspended',
      q: 'ada@uni.example',
      id: 'user_abc12345',
    });
    expect(read('')).toEqual({ state: undefined, q: '', id: undefined });
  });

  it('[M9] unknown values in the address of the people count as missing', () => {
    expect(read('?state=banned').state).toBeUndefined();
    for (const id of ['short', 'with/slash-1234', 'with space 1', 'x'.repeat(81), '../../admin']) {
      expect(read(`?${new URLSearchParams({ id })}`).id).toBeUndefined();
    }
  });

  it('[M9] an address of the people that was written is read as the same state', () => {
    const states = [undefined, ...userStates];
    for (const state of states) {
      const said = { state, q: 'é & b', id: 'anon_k3j9x2m1_1763640000000' };
      expect(read(new URL(usersAddress.write(said), 'http://console.invalid').search)).toEqual(said);
    }
    expect(usersAddress.write()).toBe('/admin/people');
    expect(usersAddress.write({ q: '  ', state: 'expert' })).toBe('/admin/people?state=expert');
  });
});
