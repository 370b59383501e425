import { describe, expect, it } from 'vitest';
import { makeAnonymousId } from './anonymous-id';

describe('an anonymous id', () => {
  it('[U1] has the form anon_{random}_{timestamp} that the server accepts', () => {
    const id = makeAnonymousId(1_795_000_000_000);
    expect(id).toMatch(/^anon_[0-9a-f]{22}_1795000000000$/);
    expect(makeAnonymousId()).toMatch(/^anon_[a-z0-9]{8,40}_\d{10,16}$/);
  });

  it('[U1] is different each time', () => {
    const ids = Array.from({ length: 200 }, () => makeAnonymousId(1_795_000_000_000));
    expect(new Set(ids).size).toBe(200);
  });
});
