import type { InjectOptions } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { anonymousBrowser, type Member, member } from '../../testing/account';
import { endpoints } from '../../testing/endpoints';
import { uniquePdf } from '../../testing/make-pdf';
import { insertRow, selectRow, selectRows } from '../../testing/rows';
import { signedInStaff } from '../../testing/staff';
import { useTestApp } from '../../testing/test-app';
import { uploadDocuments } from '../../testing/uploads';

const test = useTestApp({ LIBRARY_ACCESS: 'account', LIMIT_SIGNUPS_PER_ADDRESS: '0' });
let author: Member;
/** A person without an account, who unlocked the document while the library was open to everybody. */
let visitor: Awaited<ReturnType<typeof anonymousBrowser>>;
let id = 0;

const bodies: Record<string, object> = {
  appealRefusal: { message: 'It is my own work.' },
  changeDocument: { title: 'Mine' },
  rateDocument: { stars: 1 },
};
/** The paths of a document that are for its uploader only; nobody else learns that they exist. */
const forUploaders = [
  'appealRefusal',
  'changeDocument',
  'documentEvents',
  'compareOwnDocument',
  'previewRemoval',
  'returnDocument',
  'withdrawDocument',
];
/** The picture is for everybody or nobody, and people without an account can still remove what they saved. */
const others = { getSharePicture: 404, unsaveDocument: 200 };
const ofDocument = endpoints.filter(([, { path }]) => path.startsWith('/api/documents/:id'));

const callOf = (name: string, { method, path }: (typeof ofDocument)[number][1]): InjectOptions => ({
  method,
  url: path.replace(':id', String(id)).replace(':number', '1'),
  ...(bodies[name] && { payload: bodies[name] }),
});

beforeAll(async () => {
  author = await member(test);
  [id = 0] = await uploadDocuments(test, author, 1, 3);
  visitor = await anonymousBrowser(test);
  await insertRow(test, 'document_unlocks', { user_id: visitor.id, document_id: id });
});

describe('a library for accounts', () => {
  it('[D7] [D10] [D16] every endpoint of a document refuses people without an account, who read and change nothing', async () => {
    const before = await traces();
    const statuses: Record<string, number> = {};
    for (const [name, endpoint] of ofDocument)
      statuses[name] = (await visitor.inject(callOf(name, endpoint))).statusCode;
    expect(statuses).toEqual({
      ...Object.fromEntries(ofDocument.map(([name]) => [name, 401])),
      ...Object.fromEntries(forUploaders.map((name) => [name, 404])),
      ...others,
    });
    expect(await traces()).toEqual(before);
  });

  it('[D7] [D16] members, uploaders without an account and staff read as usual', async () => {
    const reader = await member(test);
    const url = `/api/documents/${id}`;
    const calls: InjectOptions[] = [
      { url },
      { url: `${url}/pages/1/text` },
      { url: `${url}/related` },
      { method: 'POST', url: `${url}/views` },
      { method: 'POST', url: `${url}/unlock` },
      { url: `${url}/file` },
    ];
    for (const call of calls)
      expect([call.url, (await reader.inject(call)).statusCode]).toEqual([call.url, 200]);
    const staff = await signedInStaff(test, 'amira');
    expect((await staff.get(`/api/admin/documents/${id}/pages/1/image?size=page`)).statusCode).toBe(200);

    const own = (await visitor.upload(await uniquePdf())).json<{ id: number }>().id;
    await test.processAll();
    for (const part of ['', '/pages/1/text', '/file'])
      expect((await visitor.get(`/api/documents/${own}${part}`)).statusCode).toBe(200);
    expect((await visitor.post(`/api/documents/${own}/views`)).json()).toEqual({ viewCount: 0 });
  });
});

/** Everything that a reader of the document leaves behind. */
async function traces() {
  return Promise.all([
    selectRow(test, 'documents', { id }),
    selectRows(test, 'document_downloads', { document_id: id }),
    selectRows(test, 'document_ratings', { document_id: id }),
    selectRows(test, 'document_saves', { document_id: id }),
    selectRows(test, 'document_views', { document_id: id }),
    selectRows(test, 'credit_entries', { user_id: visitor.id }),
  ]);
}
