import { staffGetOriginal } from '@aw/contracts/documents/staff';
import { staffLogin, staffOverview } from '@aw/contracts/staff/public';
import { staffExportUser } from '@aw/contracts/users/staff';
import { describe, expect, it } from 'vitest';
import { createStaffApi } from './staff-api';

type Answer = { status: number; body?: unknown };

function consoleWith(answers: Answer[], token: string | undefined) {
  const session = { token, expiries: 0, setups: 0 };
  const setToken = (next: string | undefined) => {
    session.token = next;
  };
  const requests: { url: string; authorization: string | null; posted?: unknown }[] = [];
  const api = createStaffApi({
    apiOrigin: 'https://api.example',
    tokens: { read: () => session.token, save: setToken, clear: () => setToken(undefined) },
    onExpired: () => {
      session.expiries += 1;
    },
    onSetupNeeded: () => {
      session.setups += 1;
    },
    fetch: async (input, init) => {
      requests.push({
        url: input instanceof Request ? input.url : input.toString(),
        authorization: new Headers(init?.headers).get('authorization'),
        ...(init?.method === 'POST' ? { posted: init.body } : {}),
      });
      const { status, body } = answers.shift() ?? {};
      if (!status) throw new TypeError('Failed to fetch');
      return new Response(body === undefined ? null : JSON.stringify(body), { status });
    },
  });
  return { api, requests, session };
}

const refusal = { code: 'auth.required', message: 'Authentication required', requestId: 'r1' };

describe('staff API', () => {
  it('[M1] every call sends the token as a bearer token', async () => {
    const { api, requests } = consoleWith(
      [
        { status: 200, body: {} },
        { status: 200, body: {} },
      ],
      'secret',
    );
    await api.call(staffOverview, {});
    await api.pageImage({ id: 3, number: 2, size: 'thumb' });
    expect(requests).toEqual([
      { url: 'https://api.example/api/admin/overview', authorization: 'Bearer secret' },
      {
        url: 'https://api.example/api/admin/documents/3/pages/2/image?size=thumb',
        authorization: 'Bearer secret',
      },
    ]);
  });

  it('[M1] a 401 clears the token and ends the session once', async () => {
    const { api, session } = consoleWith([{ status: 401, body: refusal }], 'secret');
    await expect(api.call(staffOverview, {})).rejects.toMatchObject({ status: 401, code: 'auth.required' });
    expect(session).toMatchObject({ token: undefined, expiries: 1 });
  });

  it('[M1] without a token no call is sent, and the session ends', async () => {
    const { api, requests, session } = consoleWith([], undefined);
    await expect(api.call(staffOverview, {})).rejects.toMatchObject({ status: 401 });
    expect([requests, session.expiries]).toEqual([[], 1]);
  });

  it('[M1] a 401 for a page image ends the session too', async () => {
    const { api, session } = consoleWith([{ status: 401, body: refusal }], 'secret');
    await expect(api.pageImage({ id: 1, number: 1, size: 'page' })).rejects.toMatchObject({ status: 401 });
    expect(session).toMatchObject({ token: undefined, expiries: 1 });
  });

  it('[M1] a late 401 for an older token does not end the newer session', async () => {
    const { api, session } = consoleWith([{ status: 401, body: refusal }], 'old');
    const late = api.call(staffOverview, {});
    session.token = 'new';
    await expect(late).rejects.toMatchObject({ status: 401 });
    expect(session).toMatchObject({ token: 'new', expiries: 0 });
  });

  it('[M1] a wrong password at sign-in does not end a session', async () => {
    const body = { code: 'staff.credentials', message: 'Invalid credentials', requestId: 'r2' };
    const { api, requests, session } = consoleWith([{ status: 401, body }], undefined);
    const attempt = api.callOpenly(staffLogin, { body: { username: 'ada', password: 'wrong-one' } });
    await expect(attempt).rejects.toMatchObject({ code: 'staff.credentials', reason: 'Invalid credentials' });
    expect([requests[0]?.authorization, session.expiries]).toEqual([null, 0]);
  });

  it('[M1] other refusals keep the token', async () => {
    const { api, session } = consoleWith([{ status: 403, body: { code: 'auth.forbidden' } }], 'secret');
    await expect(api.call(staffOverview, {})).rejects.toMatchObject({ status: 403 });
    expect(session).toMatchObject({ token: 'secret', expiries: 0 });
  });

  it('[M4] a refusal because of a missing second factor is reported and keeps the token', async () => {
    const setup = { status: 403, body: { code: 'staff.totp_setup' } };
    const { api, session } = consoleWith(
      [setup, setup, { status: 403, body: { code: 'auth.forbidden' } }],
      'secret',
    );
    await expect(api.call(staffOverview, {})).rejects.toMatchObject({ code: 'staff.totp_setup' });
    await expect(api.pageImage({ id: 1, number: 1, size: 'page' })).rejects.toMatchObject({ status: 403 });
    await expect(api.call(staffOverview, {})).rejects.toMatchObject({ code: 'auth.forbidden' });
    expect(session).toEqual({ token: 'secret', expiries: 0, setups: 2 });
  });

  it('[M9] an archive is requested with a POST that contains the reason and the token, and returned as bytes', async () => {
    const { api, requests } = consoleWith([{ status: 200, body: { kept: 'all' } }], 'secret');
    const bytes = await api.bytes(staffExportUser, {
      params: { userId: 'user_abc12345' },
      body: { reason: 'A letter of 20 November' },
    });
    expect(await bytes.text()).toBe('{"kept":"all"}');
    expect(requests).toEqual([
      {
        url: 'https://api.example/api/admin/people/user_abc12345/export',
        authorization: 'Bearer secret',
        posted: '{"reason":"A letter of 20 November"}',
      },
    ]);
  });

  it('[D2] the original of a document is fetched with the token, and a refusal says why it does not exist', async () => {
    const message = 'The file of this document was erased, so it can no longer be downloaded.';
    const erased = { code: 'documents.erased', message, requestId: 'r3' };
    const { api, requests } = consoleWith(
      [
        { status: 200, body: 'the bytes' },
        { status: 404, body: erased },
      ],
      'secret',
    );
    const bytes = await api.bytes(staffGetOriginal, { params: { id: 3 } });
    expect(await bytes.text()).toBe('"the bytes"');
    expect(requests).toEqual([
      { url: 'https://api.example/api/admin/documents/3/file', authorization: 'Bearer secret' },
    ]);
    await expect(api.bytes(staffGetOriginal, { params: { id: 4 } })).rejects.toMatchObject({
      code: 'documents.erased',
      reason: message,
    });
  });

  it('[M9] an archive that does not arrive is an error like any other lost call', async () => {
    const { api, session } = consoleWith([], 'secret');
    const input = { params: { userId: 'user_abc12345' }, body: { reason: 'A letter' } };
    await expect(api.bytes(staffExportUser, input)).rejects.toMatchObject({ status: 0, code: 'network' });
    expect(session.token).toBe('secret');
  });
});
