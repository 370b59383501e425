import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { beforeTests } from '../../../testing/before-tests';
import { makePdf } from '../../../testing/make-pdf';
import { insertRow, insertRows, selectRow, selectRows, updateRow } from '../../../testing/rows';
import { useTestApp } from '../../../testing/test-app';
import { signedIn } from '../../../testing/user';
import { forgetOldWords } from './forget-old-words';
import { indexSearch } from './index-search';

const test = useTestApp();
const author = beforeTests(() => signedIn(test.app));

const wordsOf = async (table: 'known_words' | 'readable_words' | 'question_words') =>
  (await selectRows(test, table)).map(({ word }) => word);

it('[U9] [D22] words of an erased document are forgotten, and words of a restored one are known again', async () => {
  const add = async (title: string, page: string) =>
    (await author.upload(await makePdf([page]), { fields: { title } })).json<{ id: number }>().id;
  const id = await add('Xylograph', 'The zymurgy of shared words.');
  await add('Etchings', 'Many shared words.');
  await test.processAll();
  await forgetOldWords(test.ctx);
  expect(await wordsOf('known_words')).toEqual(expect.arrayContaining(['xylograph', 'etchings']));
  expect(await wordsOf('readable_words')).toEqual(expect.arrayContaining(['zymurgy', 'shared']));

  await updateRow(test, 'documents', id, { deleted_at: new Date() });
  await forgetOldWords(test.ctx);
  expect(await wordsOf('known_words')).not.toContain('xylograph');
  expect(await wordsOf('known_words')).toContain('etchings');
  expect(await wordsOf('readable_words')).not.toContain('zymurgy');
  expect(await wordsOf('readable_words')).toContain('shared');

  await updateRow(test, 'documents', id, { deleted_at: null });
  await indexSearch(test.ctx);
  expect(await wordsOf('known_words')).toContain('xylograph');
  expect(await wordsOf('readable_words')).toContain('zymurgy');
});

it('[U9] [Q1] words that no question has are forgotten, and those of questions that staff removed are not', async () => {
  await insertRow(test, 'questions', { title: 'Quagga herds', content: '', asker_id: author.id });
  const removed = await insertRow(test, 'questions', { title: 'Dodo', content: '', asker_id: author.id });
  await updateRow(test, 'questions', removed.id, { status: 'removed' });
  await insertRows(test, 'question_words', [{ word: 'straße' }]);
  await forgetOldWords(test.ctx);
  expect(await wordsOf('question_words')).toEqual(expect.arrayContaining(['quagga', 'herds', 'dodo']));
  expect(await wordsOf('question_words')).not.toContain('straße');
});

it('[U9] each run looks at the next words, and the run after the last one begins again', async () => {
  await insertRows(
    test,
    'known_words',
    Array.from({ length: 2_500 }, (_, at) => ({ word: `unused${String(at).padStart(5, '0')}` })),
  );
  const left = async () => (await wordsOf('known_words')).filter((word) => word.startsWith('unused')).length;
  await forgetOldWords(test.ctx);
  expect(await left()).toBeGreaterThan(0);
  const { value } = await selectRow(test, 'app_facts', { name: 'checked-words:known_words' }, ['value']);
  expect(value).toEqual(expect.stringMatching(/^unused/));
  await forgetOldWords(test.ctx);
  expect(await left()).toBe(0);
  expect(await wordsOf('known_words')).toContain('etchings');
  await sql`insert into known_words values ('aaaa')`.execute(test.ctx.db);
  await forgetOldWords(test.ctx);
  expect(await wordsOf('known_words')).not.toContain('aaaa');
});
