import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { beforeTests } from '../../../testing/before-tests';
import { ownWords } from '../../../testing/make-pdf';
import { publishTexts } from '../../../testing/publish-texts';
import { selectRow } from '../../../testing/rows';
import { signedInStaff } from '../../../testing/staff';
import { useTestApp } from '../../../testing/test-app';
import { signedIn } from '../../../testing/user';
import { hideRemovedWorks } from './hide-removed-works';

const test = useTestApp({ LIMIT_UPLOADS_PER_DAY: '0', LIMIT_UPLOADS_AT_ONCE: '0' });
const staff = beforeTests(() => signedInStaff(test));

const publish = async (texts: string[]) => publishTexts(test, await signedIn(test.app), texts);
const stateOf = (id: number) => selectRow(test, 'documents', { id }, ['is_listed', 'held_because']);
const remove = (id: number) =>
  staff.post(`/api/admin/documents/${id}/remove`, {
    reason: 'It is someone else’s work.',
    isForCause: true,
    isForCopyright: true,
  });

it('[D18] public copies of a removed work are hidden until staff decide, and others stay public', async () => {
  const texts = [ownWords(200), ownWords(200)];
  const other = await publish([ownWords(200)]);
  const work = await publish(texts);
  const half = await publish(texts.slice(0, 1));
  const allowed = await publish(texts.slice(1));
  await sql`update documents set is_duplicate_allowed = true where id = ${allowed}`.execute(test.ctx.db);
  await remove(work);
  expect(await stateOf(half)).toMatchObject({ is_listed: true });
  await hideRemovedWorks(test.ctx);
  expect(await stateOf(half)).toEqual({
    is_listed: false,
    held_because: 'It matches a work that was removed because of copyright.',
  });
  for (const id of [other, allowed])
    expect(await stateOf(id)).toEqual({ is_listed: true, held_because: null });
});

it('[D18] a removed work is compared with public documents once', async () => {
  const texts = [ownWords(200)];
  const work = await publish(texts);
  await remove(work);
  await hideRemovedWorks(test.ctx);
  const { compared_at: first } = await selectRow(test, 'removed_works', { document_id: work });
  expect(first).not.toBeNull();
  await hideRemovedWorks(test.ctx);
  expect(await selectRow(test, 'removed_works', { document_id: work })).toMatchObject({ compared_at: first });
});
