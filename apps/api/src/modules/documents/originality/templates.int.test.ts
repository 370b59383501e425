import * as documents from '@aw/db/documents';
import { beforeEach, describe, expect, it } from 'vitest';
import { beforeTests } from '../../../testing/before-tests';
import { ownWords } from '../../../testing/make-pdf';
import { publishTexts } from '../../../testing/publish-texts';
import { insertRow, selectRow, selectRows, updateRows } from '../../../testing/rows';
import { signedInStaff } from '../../../testing/staff';
import { useTestApp } from '../../../testing/test-app';
import { signedIn } from '../../../testing/user';
import { getTemplate } from '../staff/templates';
import { openPageComparer } from './page-comparer';

const test = useTestApp({ LIMIT_UPLOADS_PER_DAY: '0', LIMIT_UPLOADS_AT_ONCE: '0' });
const staff = beforeTests(() => signedInStaff(test));

let accountCount = 0;
let template: string;
beforeEach(() => {
  template = ownWords(330);
});

/** Uploads a document of which the template is five sixths, by a person with a confirmed address. */
async function uploadFilledIn({ isConfirmed = true, address = '' } = {}): Promise<number> {
  const person = await signedIn(test.app);
  const number = ++accountCount;
  if (isConfirmed)
    await updateRows(
      test,
      'users',
      { id: person.id },
      { is_anonymous: false, email: `p${number}@example.org`, email_verified_at: new Date() },
    );
  if (address)
    await insertRow(test, 'welcome_grants', {
      user_id: person.id,
      address_hash: address,
      device_hash: `device ${number}`,
    });
  return publishTexts(test, person, [template, ownWords(66)]);
}
const originalityOf = async (id: number) => (await selectRow(test, 'documents', { id })).originality;
const accept = (id: number) => updateRows(test, 'documents', { id }, { originality: 'accepted' });
async function uploadEight(options: Parameters<typeof uploadFilledIn>[0] = {}): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < 8; at++) ids.push(await uploadFilledIn(options));
  for (const id of ids) await accept(id);
  return ids;
}

describe('a text of eight people', () => {
  it('[D13] a document of which a template is five sixths waits until eight people have one that counts, and counts then', async () => {
    const [, second] = [await uploadFilledIn(), await uploadFilledIn()];
    expect(await originalityOf(second)).toBe('waiting');
    await accept(second);
    for (let at = 0; at < 6; at++) await accept(await uploadFilledIn());
    expect(await originalityOf(await uploadFilledIn())).toBe('accepted');
    expect(await selectRows(test, 'templates')).toHaveLength(1);
    expect(await originalityOf(await uploadFilledIn())).toBe('accepted');
    expect(await selectRows(test, 'templates')).toHaveLength(1);
  });

  it('[D13] a copy of one of these documents waits, and so does the template without a text of its own', async () => {
    const [first = 0] = await uploadEight();
    expect(await originalityOf(await uploadFilledIn())).toBe('accepted');
    const pages = await selectRows(test, 'document_pages', { document_id: first }, ['text'], 'number');
    const copy = await publishTexts(test, await signedIn(test.app), [
      ...pages.map(({ text }) => text),
      ownWords(10),
    ]);
    expect(await selectRow(test, 'documents', { id: copy })).toMatchObject({
      originality: 'waiting',
      similar_to: first,
    });
    const bare = await publishTexts(test, await signedIn(test.app), [template]);
    expect(await originalityOf(bare)).toBe('waiting');
  });

  it('[D13] accounts without a confirmed address and accounts of one network make no template', async () => {
    await uploadEight({ isConfirmed: false });
    expect(await originalityOf(await uploadFilledIn())).toBe('waiting');
    template = ownWords(330);
    await uploadEight({ address: 'one network' });
    expect(await originalityOf(await uploadFilledIn())).toBe('waiting');
  });

  it('[D13] documents that do not count make no template', async () => {
    const ids = await uploadEight();
    await updateRows(test, 'documents', { id: ids[3] ?? 0 }, { originality: 'refused' });
    expect(await originalityOf(await uploadFilledIn())).toBe('waiting');
  });

  it('[D18] a template never excuses a copy of a removed work', async () => {
    const ids = await uploadEight();
    expect(await originalityOf(await uploadFilledIn())).toBe('accepted');
    await staff.post(`/api/admin/documents/${ids[0]}/remove`, {
      reason: 'It is someone else’s work.',
      isForCause: true,
      isForCopyright: true,
    });
    const { status, refusal_code: code } = await selectRow(test, 'documents', { id: await uploadFilledIn() });
    expect([status, code]).toEqual(['refused', 'removed_work']);
  });

  it('[D13] staff read a template, whose passages the thread for comparisons finds, end it, so that documents wait again and it does not come back, and undo that', async () => {
    await uploadEight();
    expect(await originalityOf(await uploadFilledIn())).toBe('accepted');
    const [row] = (await staff.get('/api/admin/templates')).json<
      { id: number; document?: { id: number } }[]
    >();
    expect(row).toMatchObject({ accountCount: 8, endedAt: null });
    const detail = (await staff.get(`/api/admin/templates/${row?.id}`)).json<{
      passages: { text: string }[];
    }>();
    expect(template).toContain(detail.passages[0]?.text.slice(10, 200));
    await staff.post(`/api/admin/templates/${row?.id}/end`);
    expect(await originalityOf(await uploadFilledIn())).toBe('waiting');
    expect((await staff.get(`/api/admin/templates/${row?.id}`)).json()).toMatchObject({ endedBy: 'amira' });
    await staff.post(`/api/admin/templates/${row?.id}/restore`);
    expect(await originalityOf(await uploadFilledIn())).toBe('accepted');
    const example = row?.document?.id ?? 0;
    const limits = { maxPages: 1, maxCharacters: 20 };
    expect(await documents.listFirstPageTexts(test.ctx.db, example, limits)).toEqual([
      { number: 1, text: template.slice(0, 20) },
    ]);
    const closed = openPageComparer({ onError: () => {} });
    await closed.close();
    await expect(getTemplate({ db: test.ctx.db, comparer: closed }, row?.id ?? 0)).rejects.toMatchObject({
      code: 'server.busy',
    });
    const log = await selectRows(test, 'audit_log', { target: `template:${row?.id}` }, ['verb'], 'id');
    expect(log.map(({ verb }) => verb)).toEqual(['template.ended', 'template.restored']);
  });
});
