import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { beforeTests } from '../../../testing/before-tests';
import { Killed, killAt } from '../../../testing/kill-at';
import { makePdf } from '../../../testing/make-pdf';
import { removeIndex } from '../../../testing/old-index';
import { visibleQuestion } from '../../../testing/questions';
import { insertRow, insertRows, selectRow, selectRows, updateRow } from '../../../testing/rows';
import { useTestApp } from '../../../testing/test-app';
import { signedIn } from '../../../testing/user';
import { jobHandlers } from '../../job-handlers';
import { indexSearch, queueIndexing } from './index-search';

const test = useTestApp({ LIMIT_UPLOADS_PER_DAY: '0', LIMIT_UPLOADS_AT_ONCE: '0' });
const author = beforeTests(() => signedIn(test.app));
let schoolId: number;
let courseId: number;
let questionId: number;
const ids: Record<'french' | 'english' | 'formulas', number> = { french: 0, english: 0, formulas: 0 };

const french = 'Les chevaux mangent beaucoup d’herbe dans les prairies pendant tout le printemps.';
const english = 'The supply curve shifts to the left when the costs of many inputs rise quickly.';
const locked = 'Der Übergang der Elektronen zwischen den Zuständen bestimmt die Farbe dieser Linien.';

beforeAll(async () => {
  ({ id: schoolId } = await insertRow(test, 'schools', { name: 'Khalifa University', type: 'university' }));
  ({ id: courseId } = await insertRow(test, 'courses', {
    school_id: schoolId,
    name: 'Orbital mechanics',
    code: 'PHYS 210',
  }));
  ids.french = await upload('Cours de biologie', [french, 'Une page gratuite.', ...Array(25).fill(locked)]);
  ids.english = await upload('Market notes', [english]);
  ids.formulas = await upload('x2', ['12 + 30 = 42. a = b.']);
  await test.processAll();
  questionId = await visibleQuestion(test, author.id, { title: 'Why are the orbits closed?' });
  await updateRow(test, 'questions', questionId, { course_id: courseId });
});

async function upload(title: string, pages: string[]): Promise<number> {
  const fields = { title, schoolId: String(schoolId), courseId: String(courseId) };
  const numbered = pages.map((page, at) => `${page} ${at + 1}`);
  return (await author.upload(await makePdf(numbered), { fields })).json<{ id: number }>().id;
}

/** Returns the documents that have all of the words, without corrections. */
async function find(q: string): Promise<number[]> {
  const response = await test.nobody.get(`/api/documents/teasers?q=${encodeURIComponent(q)}`);
  if (response.headers['search-partial'] || response.headers['search-corrected-from']) return [];
  return response.json<{ id: number }[]>().map(({ id }) => id);
}
const languageOf = (id: number) => selectRow(test, 'documents', { id }, ['language', 'search_version']);
const hasWord = async (
  table: 'documents' | 'questions' | 'courses' | 'schools',
  id: number,
  word: string,
) => {
  const { rows } = await sql<{ has: boolean }>`
    select coalesce(search_words @@ quote_literal(${word})::tsquery, false) as has
    from ${sql.table(table)} where id = ${id}`.execute(test.ctx.db);
  return rows[0]?.has;
};

/** Everything that the search of a library reads. */
const index = async () => ({
  documents: await selectRows(
    test,
    'documents',
    { status: 'published' },
    ['id', 'language', 'search_title', 'search_about', 'search_words', 'search_version'],
    'id',
  ),
  pages: (await selectRows(test, 'page_words')).toSorted(
    (a, b) => a.document_id - b.document_id || a.number - b.number,
  ),
  questions: await selectRows(test, 'questions', {}, ['id', 'search_words'], 'id'),
  courses: await selectRows(test, 'courses', {}, ['id', 'search_words'], 'id'),
  schools: await selectRows(test, 'schools', {}, ['id', 'search_words'], 'id'),
});

it('[D22] a document has its language as soon as it is in the library, or none if that is not sure', async () => {
  expect(await languageOf(ids.french)).toEqual({ language: 'fr', search_version: 1 });
  expect(await languageOf(ids.english)).toEqual({ language: 'en', search_version: 1 });
  expect(await languageOf(ids.formulas)).toEqual({ language: null, search_version: 1 });
  expect(await find('cheval')).toEqual([ids.french]);
});

it('[D22] locked pages neither decide the language nor have stems', async () => {
  const pages = await selectRows(test, 'page_words', { document_id: ids.french });
  expect(pages).toHaveLength(27);
  for (const { is_free: isFree, words } of pages) expect(/'[a-z]{2}:/.test(words)).toBe(isFree);
});

it('[R7] [D22] rows from before the index are found after the background work, with stems', async () => {
  const before = await index();
  await removeIndex(test);
  expect(await find('cheval')).toEqual([]);
  await indexSearch(test.ctx);
  expect(await find('cheval')).toEqual([ids.french]);
  expect(await find('inputs shifted')).toEqual([ids.english]);
  expect(await find('khalifa phys210 market')).toEqual([ids.english]);
  expect(await index()).toEqual(before);
});

it('[R7] [D22] documents that the previous release publishes are found at once, and with stems after the background work', async () => {
  const { id: documentId } = await insertRow(test, 'documents', {
    title: 'Exercices du printemps',
    file_name: 'a.pdf',
    uploader_id: author.id,
    file_sha256: (await selectRow(test, 'files', {}, ['sha256'])).sha256,
    file_size: 1,
    is_duplicate_allowed: true,
  });
  const pages = [french, 'Les animaux dorment quand les journaux sont lus par leurs maîtres.'];
  await insertRows(
    test,
    'document_pages',
    pages.map((text, at) => ({
      document_id: documentId,
      number: at + 1,
      text: `${text} Brouillon.`,
      width: 800,
      height: 1100,
      is_free: true,
    })),
  );
  // While it is checked, it belongs to the release that checks it.
  await indexSearch(test.ctx);
  expect(await languageOf(documentId)).toEqual({ language: null, search_version: 0 });
  await updateRow(test, 'documents', documentId, { status: 'published', page_count: 2 });
  expect(await find('brouillon')).toEqual([documentId]);
  expect(await hasWord('documents', documentId, 'fr:animal')).toBe(false);
  await indexSearch(test.ctx);
  expect(await languageOf(documentId)).toEqual({ language: 'fr', search_version: 1 });
  expect(await hasWord('documents', documentId, 'fr:animal')).toBe(true);
  // The previous release replaces its pages.
  await test.ctx.db.deleteFrom('document_pages').where('document_id', '=', documentId).execute();
  await insertRow(test, 'document_pages', {
    document_id: documentId,
    number: 1,
    text: 'Les signaux.',
    width: 800,
    height: 1100,
    is_free: true,
  });
  expect(await hasWord('documents', documentId, 'fr:animal')).toBe(false);
  expect(await hasWord('documents', documentId, 'fr:signal')).toBe(true);
  await updateRow(test, 'documents', documentId, { deleted_at: new Date() });
});

it('[R7] indexing that is killed anywhere goes on where it stopped', { timeout: 120_000 }, async () => {
  await removeIndex(test);
  await indexSearch(test.ctx);
  const complete = await index();
  await removeIndex(test);
  let kills = 0;
  for (let step = 1; ; step += 1) {
    const error = await indexSearch(killAt(test.ctx, step)).catch((thrown: unknown) => thrown);
    if (error === undefined) break;
    expect(error instanceof Killed || error instanceof AggregateError).toBe(true);
    kills += 1;
    // Completed steps stay done, so some run reaches the end although each is killed early.
    if (step === 9) step = 2;
    if (kills > 60) break;
  }
  expect(kills).toBeGreaterThan(5);
  await indexSearch(test.ctx);
  expect(await index()).toEqual(complete);
});

it('[D22] a renamed course and school are found by their new names, as are their documents and questions', async () => {
  await updateRow(test, 'courses', courseId, { name: 'Celestial dynamics', code: 'ASTR 300' });
  await updateRow(test, 'schools', schoolId, { name: 'Al Ain College' });
  expect(await find('astr300 market')).toEqual([]);
  await indexSearch(test.ctx);
  expect(await find('astr300 market')).toEqual([ids.english]);
  expect(await find('al ain celestial cheval')).toEqual([ids.french]);
  expect(await find('phys210 market')).toEqual([]);
  expect(await hasWord('questions', questionId, 'celestial')).toBe(true);
  expect(await hasWord('questions', questionId, 'khalifa')).toBe(false);
  expect(await hasWord('courses', courseId, 'ain')).toBe(true);
  expect(await selectRows(test, 'renamed_places')).toEqual([]);
});

it('[D22] [R1] a document that cannot be indexed does not stop the others, is recorded, and is left alone', async () => {
  await removeIndex(test);
  let tries = 0;
  const languages = {
    ...test.ctx.languages,
    detect: async (pieces: readonly string[]) => {
      if (!pieces.join().includes('chevaux')) return test.ctx.languages.detect(pieces);
      tries += 1;
      throw new Error('The detector failed.');
    },
  };
  await expect(indexSearch({ ...test.ctx, languages })).rejects.toThrow(`indexed for search: ${ids.french}.`);
  expect(await languageOf(ids.french)).toEqual({ language: null, search_version: -1 });
  expect(await languageOf(ids.english)).toEqual({ language: 'en', search_version: 1 });
  await indexSearch({ ...test.ctx, languages });
  expect(tries).toBe(2);
  await updateRow(test, 'documents', ids.french, { search_version: 0 });
  await indexSearch(test.ctx);
  expect(await find('cheval')).toEqual([ids.french]);
});

it('[R1] a detector that always fails ends the run, and no document is given up', async () => {
  await removeIndex(test);
  const file = await selectRow(test, 'files', {}, ['sha256']);
  const rows = await insertRows(
    test,
    'documents',
    Array.from({ length: 20 }, (_, at) => ({
      title: `A title that is long enough to have a language ${at}`,
      file_name: 'a.pdf',
      uploader_id: author.id,
      file_sha256: file.sha256,
      file_size: 1,
      is_duplicate_allowed: true,
      status: 'published' as const,
    })),
  );
  const languages = { ...test.ctx.languages, detect: () => Promise.reject(new Error('No memory.')) };
  await expect(indexSearch({ ...test.ctx, languages })).rejects.toThrow('could not be indexed');
  expect(await selectRows(test, 'documents', { search_version: -1 })).toEqual([]);
  await indexSearch(test.ctx);
  for (const { id } of rows) expect(await languageOf(id)).toEqual({ language: 'en', search_version: 1 });
});

it('[D22] an upload whose language cannot be detected is published, and indexed again later', async () => {
  const languages = { ...test.ctx.languages };
  const fail = () => Promise.reject(new Error('No memory.'));
  const id = await upload('Quarterly report', ['The reports of those companies were written in a hurry.']);
  Object.assign(test.ctx.languages, { detect: fail });
  await test.processAll().finally(() => Object.assign(test.ctx.languages, languages));
  expect(await find('quarterly')).toEqual([id]);
  expect(await languageOf(id)).toEqual({ language: null, search_version: 0 });
  await indexSearch(test.ctx);
  expect(await languageOf(id)).toEqual({ language: 'en', search_version: 1 });
});

it('[R1] one process indexes at a time, and none after the jobs stop', async () => {
  await removeIndex(test);
  await indexSearch({ ...test.ctx, jobs: { ...test.ctx.jobs, isStopping: () => true } });
  expect(await languageOf(ids.english)).toMatchObject({ search_version: 0 });
  await Promise.all([queueIndexing(test.ctx), queueIndexing(test.ctx), queueIndexing(test.ctx)]);
  const { rows } = await sql`select from jobs.job where name = 'index-search'`.execute(test.ctx.db);
  expect(rows).toHaveLength(1);
  await test.ctx.jobs.work(jobHandlers(test.ctx, test.reader));
  await expect
    .poll(() => languageOf(ids.english), { timeout: 30_000 })
    .toEqual({ language: 'en', search_version: 1 });
});
