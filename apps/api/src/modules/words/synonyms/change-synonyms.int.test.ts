import type { StaffSynonym } from '@aw/contracts/search/staff';
import * as synonyms from '@aw/db/synonyms';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { refusalOf, statusesOf } from '../../../testing/answers';
import { beforeTests } from '../../../testing/before-tests';
import { selectRows } from '../../../testing/rows';
import { signedInStaff } from '../../../testing/staff';
import { auditOf } from '../../../testing/staff-order';
import { useTestApp } from '../../../testing/test-app';
import { maxSynonyms } from './change-synonyms';

const test = useTestApp();
const moderator = beforeTests(() => signedInStaff(test, 'amira', 'moderator'));
const reader = beforeTests(() => signedInStaff(test, 'bashir', 'read_only'));

const url = '/api/admin/synonyms';
const listed = async () => (await reader.get(url)).json<StaffSynonym[]>();
const add = (words: string, meanings: string[], isMutual = true) =>
  moderator.post(url, { words, meanings, isMutual });
const added = async (words: string, meanings: string[], isMutual = true) =>
  (await add(words, meanings, isMutual)).json<StaffSynonym>();
const remove = (id: number, by = moderator) => by.inject({ method: 'DELETE', url: `${url}/${id}` });
const meaningsOf = async (words: string) =>
  (await synonyms.listAll(test.ctx.db)).filter((one) => one.words.join(' ') === words);

describe('the synonyms of a new site', () => {
  it('[D21] it starts with at least 150, and each phrase has one to three meanings of one to four folded words', async () => {
    const all = await listed();
    expect(all.length).toBeGreaterThanOrEqual(150);
    const phrases = (await synonyms.listAll(test.ctx.db)).map(({ words }) => words.join(' '));
    expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([]);
    for (const { words, meanings } of all) {
      expect([words, meanings.length >= 1 && meanings.length <= 3]).toEqual([words, true]);
      for (const phrase of [words, ...meanings]) {
        expect(synonyms.foldedWords(phrase).join(' ')).toBe(phrase);
        expect([phrase, phrase.split(' ').length <= 4]).toEqual([phrase, true]);
      }
    }
  });

  it('[D21] a search reads what students type: calc and calculus mean each other, and quiz also means exam', async () => {
    expect(await meaningsOf('ochem')).toEqual([
      { words: ['ochem'], meanings: [['organic', 'chemistry'], ['orgo']] },
    ]);
    expect(await meaningsOf('organic chemistry')).toEqual([
      { words: ['organic', 'chemistry'], meanings: [['ochem'], ['orgo']] },
    ]);
    expect(await meaningsOf('quiz')).toEqual([{ words: ['quiz'], meanings: [['test'], ['exam']] }]);
    expect((await meaningsOf('exam'))[0]?.meanings).toEqual([['midterm'], ['final'], ['test']]);
  });
});

describe('synonyms in the console', () => {
  it('[D21] staff add a synonym, change it and remove it, and each change is in the audit log', async () => {
    const synonym = await added('  Übungs-Blatt ', ['Work sheet', 'EXERCISE SHEET']);
    expect(synonym).toMatchObject({
      words: 'ubungs blatt',
      meanings: ['work sheet', 'exercise sheet'],
      isMutual: true,
      version: 1,
      updatedBy: 'amira',
    });
    const change = { words: 'ubungsblatt', meanings: ['work sheet'], isMutual: false, version: 1 };
    expect((await moderator.patch(`${url}/${synonym.id}`, change)).json()).toMatchObject({
      words: 'ubungsblatt',
      meanings: ['work sheet'],
      isMutual: false,
      version: 2,
    });
    expect(await meaningsOf('work sheet')).toEqual([]);
    expect((await remove(synonym.id)).statusCode).toBe(204);
    expect((await listed()).filter(({ id }) => id === synonym.id)).toEqual([]);

    const before = { words: 'ubungs blatt', meanings: ['work sheet', 'exercise sheet'], isMutual: true };
    const after = { words: 'ubungsblatt', meanings: ['work sheet'], isMutual: false };
    expect(await auditOf(test, `synonym:${synonym.id}`)).toEqual([
      { actor: 'amira', verb: 'synonym.added', before: null, after: before },
      { actor: 'amira', verb: 'synonym.changed', before, after },
      { actor: 'amira', verb: 'synonym.removed', before: after, after: null },
    ]);
  });

  it('[D21] a change of an older version changes nothing, and a removed synonym is not found', async () => {
    const { id } = await added('brief', ['instructions']);
    const change = (version: number, words = 'briefing') =>
      moderator.patch(`${url}/${id}`, { words, meanings: ['instructions'], isMutual: true, version });
    const answers = await Promise.all([change(1, 'briefing one'), change(1, 'briefing two')]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(refusalOf(await change(1))).toEqual([409, 'synonyms.changed']);
    await remove(id);
    expect(refusalOf(await change(2))).toEqual([404, 'request.not_found']);
    expect(refusalOf(await remove(id))).toEqual([404, 'request.not_found']);
  });

  it('[D21] a phrase has meanings in one synonym only, also when two are added at the same time', async () => {
    expect(refusalOf(await add('calculus', ['infinitesimals']))).toEqual([409, 'synonyms.taken']);
    expect(refusalOf(await add('infinitesimals', ['calculus']))).toEqual([409, 'synonyms.taken']);
    // One way, it gives the phrase that has meanings no others.
    const oneWay = await added('infinitesimals', ['calculus'], false);
    expect(oneWay.words).toBe('infinitesimals');
    const pairs = await Promise.all([add('first word', ['shared word']), add('shared word', ['last word'])]);
    expect(statusesOf(pairs)).toEqual([201, 409]);
    const own = { words: 'infinitesimals', meanings: ['limits'], isMutual: true, version: oneWay.version };
    expect((await moderator.patch(`${url}/${oneWay.id}`, own)).statusCode).toBe(200);
  });

  it('[D21] a synonym without meanings, with four, or with five words is refused and says why', async () => {
    expect((await add('one', [])).statusCode).toBe(400);
    expect((await add('one', ['two', 'three', 'four', 'five'])).statusCode).toBe(400);
    const long = await add('one', ['a b c d e']);
    expect([long.statusCode, long.json<{ message: string }>().message]).toEqual([
      400,
      'Please use at most 4 words in “a b c d e”.',
    ]);
    expect((await listed()).filter(({ words }) => words === 'one')).toEqual([]);
  });

  it('[D21] [M3] staff who may not moderate documents see synonyms and change none', async () => {
    const [first] = await listed();
    const payload = { words: 'mine', meanings: ['yours'], isMutual: true, version: 1 };
    const answers = [
      await reader.post(url, payload),
      await reader.patch(`${url}/${first?.id}`, payload),
      await remove(first?.id ?? 0, reader),
    ];
    for (const answer of answers) expect(refusalOf(answer)).toEqual([403, 'auth.forbidden']);
    expect(await listed()).toContainEqual(first);
  });

  it('[D21] each process is told of a change, so that its next search uses it', async () => {
    const topics: (string | undefined)[] = [];
    await vi.waitUntil(() => test.ctx.changes.isListening());
    test.ctx.changes.subscribe((topic) => topics.push(topic));
    await added('told', ['announced']);
    await test.ctx.changes.settled();
    expect(topics).toContain('synonyms');
  });

  it('[D21] there are at most a thousand synonyms', async () => {
    const present = (await listed()).length;
    await sql`
      insert into synonyms (words, meanings)
      select 'filler ' || n, array['meaning ' || n] from generate_series(1, ${maxSynonyms - present}::int) n`.execute(
      test.ctx.db,
    );
    expect(refusalOf(await add('one more', ['too many']))).toEqual([409, 'synonyms.full']);
    expect(await selectRows(test, 'synonyms', { words: 'one more' })).toEqual([]);
  });
});
