import { sql } from 'kysely';
import type { Data } from '../data/open-data';
import { ask } from '../servers/ask';
import { nextCursor } from '../servers/next-cursor';

type Row = { id: number; uploaded_at: Date };

/** Returns paths of pages of the newest documents, from the first to one near the end, with cursors in the API's format. */
export async function depthCursors(
  data: Data,
  origin: string,
  cookie: string,
): Promise<{ name: string; path: string }[]> {
  const first = '/api/documents?limit=20&sort=newest';
  const { cursor, last } = await firstPage(data, origin + first, cookie);
  const depths = [0.001, 0.01, 0.1, 0.5, 0.99];
  const pages = await Promise.all(
    depths.map(async (depth) => {
      const skipped = Math.max(20, Math.floor(depth * data.documents));
      const { rows } = await sql<Row>`
        select id, uploaded_at from documents where is_listed order by uploaded_at desc, id desc offset ${skipped} limit 1`.execute(
        data.db,
      );
      const row = rows[0] ?? last;
      return {
        name: `after ${skipped.toLocaleString('en')}`,
        path: `${first}&cursor=${cursorAfter(cursor, last, row)}`,
      };
    }),
  );
  // The process caches the first page, so the second is the first that is read from the database.
  return [
    { name: 'first page', path: first },
    { name: 'second page', path: `${first}&cursor=${cursor}` },
    ...pages,
  ];
}

async function firstPage(
  { db }: Data,
  address: string,
  cookie: string,
): Promise<{ cursor: string; last: Row }> {
  const response = await ask(address, { headers: { cookie } });
  const cursor = nextCursor(response);
  const cards: { id: number }[] = JSON.parse(await response.text());
  const { rows } =
    await sql<Row>`select id, uploaded_at from documents where id = ${cards.at(-1)?.id}`.execute(db);
  const [last] = rows;
  if (!last) throw new Error(`${address} has no next page.`);
  return { cursor, last };
}

/** Returns a cursor with the keys of `from` replaced by those of `to`, for any sort keys. */
export function cursorAfter(cursor: string, from: Row, to: Row): string {
  const keys: unknown[] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  const moved = keys.map((key) => {
    if (key === from.id) return to.id;
    if (key === from.uploaded_at.getTime()) return to.uploaded_at.getTime();
    if (key === from.uploaded_at.getTime() * 1000) return to.uploaded_at.getTime() * 1000;
    return key === from.uploaded_at.toISOString() ? to.uploaded_at.toISOString() : key;
  });
  if (!keys.includes(from.id))
    throw new Error(`The id is not among the keys of this cursor: ${keys.join()}.`);
  return Buffer.from(JSON.stringify(moved)).toString('base64url');
}
