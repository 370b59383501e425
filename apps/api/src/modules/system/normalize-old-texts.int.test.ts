import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { uniquePdf } from '../../testing/make-pdf';
import { useTestApp } from '../../testing/test-app';
import { uploadDocument } from '../../testing/uploads';
import { signedIn } from '../../testing/user';
import { normalizeOldTexts } from './normalize-old-texts';

const test = useTestApp();
it('[D22] after the clean-up, a search finds a title that was stored in decomposed form', async () => {
  const owner = await signedIn(test.app);
  const id = await uploadDocument(test, owner, await uniquePdf(1));
  const title = 'U\u0308bungsbla\u0308tter';
  await sql`update documents set title = ${title}, description = null where id = ${id}`.execute(test.ctx.db);
  const find = async () =>
    (await owner.get(`/api/documents?q=${encodeURIComponent('\u00dcbungsbl\u00e4tter')}`))
      .json<{ id: number }[]>()
      .map((card) => card.id);
  await normalizeOldTexts(test.ctx);
  expect(await find()).toEqual([id]);
  const { rows } = await sql<{ title: string }>`select title from documents where id = ${id}`.execute(
    test.ctx.db,
  );
  expect(rows[0]?.title).toBe(title.normalize('NFC'));
  // The second run reaches the end, and later runs read nothing.
  await normalizeOldTexts(test.ctx);
  await sql`update documents set title = ${title} where id = ${id}`.execute(test.ctx.db);
  await normalizeOldTexts(test.ctx);
  const again = await sql<{ title: string }>`select title from documents where id = ${id}`.execute(
    test.ctx.db,
  );
  expect(again.rows[0]?.title).toBe(title);
});
