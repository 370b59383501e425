import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Database, openDatabase } from '../database';
import { storeDocument } from '../testing/stored-documents';
import { makeTestDatabase, type TestDatabase } from '../testing/test-server';
import { correctWords } from './correct-words';

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await makeTestDatabase(inject('serverUrl'));
  ({ db } = openDatabase({ url: database.url, maxConnections: 2 }));
  await storeDocument(db, {
    title: 'Photosynthesis in plants',
    free: 'The mitochondria and chloroplasts of Μιτοχόνδριο. Statistics, statistics and well known statics. संश्लेषण',
    locked: 'The zymurgy of beer.',
  });
  await storeDocument(db, { title: 'Statistics', free: 'Entropy and enthalpy of an earthworm.' });
  await sql`insert into schools (name, type, location) values ('Khalifa University', 'university', 'Abu Dhabi')`.execute(
    db,
  );
  await sql`insert into courses (school_id, name, code, department)
    select id, 'Thermodynamics', 'MECH 240', 'Engineering' from schools`.execute(db);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

it.each([
  ['fotosynthesis', 'photosynthesis'],
  ['संशलेषण', 'संश्लेषण'],
  ['Photosynthesys in plants', 'photosynthesis in plants'],
  ['mitochondira', 'mitochondria'],
  ['entrpy', 'entropy'],
  ['statistcs', 'statistics'],
  ['μιτοχονδρο', 'μιτοχονδριο'],
  ['fotosynthesis, mitochondira!', 'photosynthesis, mitochondria!'],
  ['khalifha', 'khalifa'],
  ['thermodinamics mech240', 'thermodynamics mech240'],
])('[D22] %j is corrected to %j', async (typed, corrected) => {
  expect(await correctWords(db, typed)).toBe(corrected);
});

it.each([
  'photosynthesis',
  'entropy statistics',
  'cels',
  'phys 101',
  'x2y4z6w8',
  '光合作用',
  '?!',
  '',
  'xyzzyplugh',
])('[D22] %j is known, too short or like nothing, and stays as it is', async (typed) => {
  expect(await correctWords(db, typed)).toBeUndefined();
});

it('[D22] two words that are known as one are joined, unless each of them is corrected', async () => {
  expect(await correctWords(db, 'photo synthesis')).toBe('photosynthesis');
  expect(await correctWords(db, 'an earth worm')).toBe('an earthworm');
  expect(await correctWords(db, 'well known')).toBeUndefined();
});

it('[D22] words in quotes are meant as they were typed', async () => {
  expect(await correctWords(db, '"fotosynthesis"')).toBeUndefined();
  expect(await correctWords(db, '“fotosynthesis')).toBeUndefined();
  expect(await correctWords(db, 'entrpy "fotosynthesis entrpy" mitochondira')).toBe(
    'entropy "fotosynthesis entrpy" mitochondria',
  );
});

it('[D22] no correction comes from locked pages or from removed documents', async () => {
  expect(await correctWords(db, 'zymurgi')).toBeUndefined();
  const id = await storeDocument(db, { title: 'Quarkonium', free: 'The charmonium and upsilonmeson.' });
  expect(await correctWords(db, 'quarkonim charmonim')).toBe('quarkonium charmonium');
  await sql`update documents set deleted_at = now() where id = ${id}`.execute(db);
  expect(await correctWords(db, 'quarkonim charmonim')).toBeUndefined();
  expect(await correctWords(db, 'upsilon meson')).toBeUndefined();
});

it('[D22] sixteen long words, of which hundreds are alike, take bounded work: at most four are corrected', async () => {
  const letters = Array.from('abcdefghijklmnopqrst');
  const words = letters.flatMap((one) => letters.map((other) => `inter${one}${other}nationalisation`));
  for (const at of [0, 100, 200, 300])
    await storeDocument(db, { title: `Words ${at}`, free: words.slice(at, at + 100).join(' ') });
  const typed = words.slice(0, 16).map((word) => word.replace('tion', 'toin'));
  const queries: string[] = [];
  const counted = db.withPlugin({
    transformQuery: ({ node }) => {
      queries.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const corrected = (await correctWords(counted, typed.join(' ')))?.split(' ') ?? [];
  expect(corrected).toEqual([...words.slice(0, 4), ...typed.slice(4)]);
  expect(queries.length).toBeLessThan(10);
});
