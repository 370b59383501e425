import { beforeAll, describe, expect, it } from 'vitest';
import { member } from '../../testing/account';
import { refusalOf } from '../../testing/answers';
import { visibleQuestion } from '../../testing/questions';
import { insertRow, updateRow } from '../../testing/rows';
import { searchedDocument, searchedSchool, siteSearch } from '../../testing/site-search';
import { signedInStaff } from '../../testing/staff';
import { startTestApp, useTestApp } from '../../testing/test-app';
import { type Person, signedIn } from '../../testing/user';

// One person types more searches here than people do.
const noLimits = { LIMIT_SEARCHES_PER_MINUTE: '0', LIMIT_SEARCHES_PER_DAY: '0', LIMIT_READS_PER_MINUTE: '0' };
const test = useTestApp(noLimits);
let author: Person;
let own: ReturnType<typeof siteSearch>;
let search: ReturnType<typeof siteSearch>;

beforeAll(async () => {
  author = await signedIn(test.app);
  own = siteSearch(author);
  search = siteSearch(await signedIn(test.app));
});

const nothing = { documents: 0, questions: 0, courses: 0, schools: 0 };

describe('who may search', () => {
  it('[X17] a search and its suggestions need a session', async () => {
    for (const url of ['/api/search?q=orbit', '/api/search/suggest?q=orbit'])
      expect((await test.nobody.get(url)).statusCode).toBe(401);
  });

  it('[X17] [D2] if documents are for accounts, others find everything else and no sign of documents', async () => {
    const closed = await startTestApp({ ...noLimits, LIBRARY_ACCESS: 'account' });
    try {
      const visitor = await signedIn(closed.app);
      const school = await searchedSchool(closed, 'Nebula University', 'Here');
      const course = { school_id: school, name: 'Nebula course', code: 'NEB 101', department: 'Stars' };
      await insertRow(closed, 'courses', course);
      await visibleQuestion(closed, visitor.id, { title: 'What is a nebula?' });
      await searchedDocument(closed, visitor.id, 'Nebula notes', { free: 'A nebula glows.' });
      const anonymous = siteSearch(visitor);
      expect(refusalOf(await anonymous.ask('nebula'))).toEqual([401, 'auth.required']);
      expect(refusalOf(await anonymous.ask('', '&subject=General'))).toEqual([401, 'auth.required']);
      for (const kind of ['questions', 'courses', 'schools']) {
        const answer = await anonymous.answer('nebula', `&kind=${kind}`);
        expect(answer).toMatchObject({
          results: [{}],
          counts: { documents: 0, questions: 1, courses: 1, schools: 1 },
        });
      }
      const kinds = (await anonymous.suggest('nebul')).map(({ kind }) => kind);
      expect(kinds).toEqual(['course', 'school', 'question']);
      const registered = siteSearch(await member(closed));
      expect(await registered.counts('nebula')).toEqual({
        documents: 1,
        questions: 1,
        courses: 1,
        schools: 1,
      });
      expect((await registered.suggest('nebul')).map(({ kind }) => kind)).toContain('document');
    } finally {
      await closed.close();
    }
  });

  it('[X17] different searches are counted, the same one and its pages once, and suggestions by themselves', async () => {
    const strict = await startTestApp({ LIMIT_SEARCHES_PER_MINUTE: '2', LIMIT_SUGGESTIONS_PER_MINUTE: '3' });
    try {
      const person = siteSearch(await signedIn(strict.app));
      for (const [q, more] of [
        ['one', ''],
        ['two', ''],
        ['two', '&kind=schools'],
        ['TWO', '&year=2024'],
      ] as const)
        expect([q, (await person.ask(q, more)).statusCode]).toEqual([q, 200]);
      expect(refusalOf(await person.ask('three'))).toEqual([429, 'limits.searches']);
      expect(refusalOf(await person.ask('three', '&kind=courses'))).toEqual([429, 'limits.searches']);
      const typing = await signedIn(strict.app);
      const statuses: number[] = [];
      for (const q of ['o', 'or', 'orb', 'orbi'])
        statuses.push((await typing.get(`/api/search/suggest?q=${q}`)).statusCode);
      expect(statuses).toEqual([200, 200, 200, 429]);
      expect((await siteSearch(typing).ask('orbi')).statusCode).toBe(200);
    } finally {
      await strict.close();
    }
  });
});

describe('locked pages', () => {
  it('[X17] [D7] a locked page is found by its whole words, and is in no other count, suggestion, correction or any-word step', async () => {
    await searchedDocument(test, author.id, 'Lecture 7', {
      free: 'Fermentation in general.',
      locked: 'Here the zymurgy appears beside wort.',
    });
    const answer = await search.answer('zymurgy');
    expect(answer.results).toMatchObject([{ title: 'Lecture 7', hit: { page: 2, snippet: null } }]);
    // The page says how many it shows; the tab of another page does not count them.
    expect(answer.counts).toEqual({ ...nothing, documents: 1 });
    expect(await search.counts('zymurgy', '&kind=schools')).toEqual(nothing);
    expect(await search.suggest('zymurgy')).toEqual([]);
    // Neither the beginning, nor with a typing error, nor as one of several words, nor in quotes.
    for (const q of [
      'zymur',
      'zymurgi',
      'zymurgyy',
      'zymurgy nothinglike',
      'zymurgi nothinglike',
      '"zymurgy"',
    ])
      expect([q, await search.answer(q)]).toMatchObject([q, { results: [], counts: nothing, query: q }]);
    const partial = await search.answer('fermentation zymurgi');
    expect(partial).toMatchObject({ query: 'fermentation zymurgi', isPartial: true });
    expect(await search.answer('zymurgy', '&year=1999')).not.toHaveProperty('without');
    // A readable text makes the word a correction, and the locked page is still not found by it.
    await searchedDocument(test, author.id, 'Zymurgy for all');
    expect(await search.titles('zymurgy')).toEqual(['Zymurgy for all', 'Lecture 7']);
    expect(await search.answer('zymurgyy')).toMatchObject({
      query: 'zymurgy',
      correctedFrom: 'zymurgyy',
      results: [{ title: 'Zymurgy for all' }],
    });
  });

  it('[X17] a locked page counts for its uploader and for somebody who unlocked it', async () => {
    const id = await searchedDocument(test, author.id, 'Lecture 8', {
      free: 'One.',
      locked: 'The quenching.',
    });
    expect(await own.answer('quenching')).toMatchObject({
      results: [{ hit: { page: 2, snippet: 'The quenching.' } }],
      counts: { documents: 1 },
    });
    const buyer = await signedIn(test.app);
    const { counts } = siteSearch(buyer);
    expect(await counts('quenching', '&kind=schools')).toEqual(nothing);
    await insertRow(test, 'document_unlocks', { user_id: buyer.id, document_id: id });
    expect(await counts('quenching', '&kind=schools')).toMatchObject({ documents: 1 });
    // Others find it by its whole word only, and no correction finds it.
    expect(await search.answer('quenchign')).toMatchObject({ results: [], query: 'quenchign' });
  });
});

describe('what is not in the library', () => {
  it.each([
    ['removed', { deleted_at: new Date(), deleted_reason: 'A copy.' }],
    ['withdrawn', { deleted_at: new Date(), withdrawn_at: new Date() }],
    ['held', { status: 'refused', held_at: new Date() }],
    ['refused', { status: 'refused' }],
    ['unchecked', { status: 'processing' }],
  ] as const)(
    '[X17] a %s document is in no result, count, suggestion or correction, from that moment on',
    async (state, change) => {
      const word = `${state}quokka`;
      const id = await searchedDocument(test, author.id, `The ${word}`, { free: `On ${word}habitats here.` });
      await searchedDocument(test, author.id, `Wombats of ${state} land`, { free: 'Burrows.' });
      expect(await search.answer(word)).toMatchObject({ results: [{ id }], counts: { documents: 1 } });
      expect(await search.suggest(word)).toHaveLength(1);
      await updateRow(test, 'documents', id, change);
      for (const who of [search, own]) {
        expect(await who.answer(word)).toMatchObject({ results: [], counts: nothing });
        expect(await who.suggest(word.slice(0, -1))).toEqual([]);
        for (const mistyped of [`${state}qoukka`, `${word}habitasts`, `wombats ${state}qoukka`])
          expect([mistyped, await who.answer(mistyped)]).toMatchObject([mistyped, { query: mistyped }]);
        expect(await who.answer(word, '&year=1999')).not.toHaveProperty('without');
      }
    },
  );

  it.each([
    ['held', { status: 'held' }],
    ['removed', { status: 'removed' }],
    ['withdrawn', { status: 'withdrawn' }],
    ['deleted', { deleted_at: new Date() }],
  ] as const)('[X17] a %s question is in no result, count or suggestion', async (state, change) => {
    const word = `${state}numbat`;
    const id = await visibleQuestion(test, author.id, { title: `Where does the ${word} sleep?` });
    expect(await search.answer(word, '&kind=questions')).toMatchObject({
      results: [{ id }],
      counts: { questions: 1 },
    });
    expect(await search.suggest(word)).toHaveLength(1);
    await updateRow(test, 'questions', id, change);
    for (const who of [search, own]) {
      expect(await who.answer(word, '&kind=questions')).toMatchObject({ results: [], counts: nothing });
      expect(await who.suggest(word)).toEqual([]);
      const some = await who.answer(`${word} burrow`, '&kind=questions');
      expect([some.results, some.isPartial]).toEqual([[], undefined]);
    }
  });

  it('[X17] a changed title is found at once by its new words alone', async () => {
    const id = await searchedDocument(test, author.id, 'Tungsten lamps', { free: 'Bright.' });
    expect(await search.titles('tungsten')).toEqual(['Tungsten lamps']);
    await updateRow(test, 'documents', id, { title: 'Halogen lamps' });
    expect(await search.titles('tungsten', '&exact=1')).toEqual([]);
    expect(await search.titles('halogen')).toEqual(['Halogen lamps']);
    expect(await search.suggest('haloge')).toMatchObject([{ kind: 'document', id, title: 'Halogen lamps' }]);
    expect(await search.suggest('tungsten')).toEqual([]);
  });
});

describe('synonyms', () => {
  it('[X17] [D21] a synonym that staff add or remove changes the next search of every kind', async () => {
    const staff = await signedInStaff(test, 'amira', 'moderator');
    const school = await searchedSchool(test, 'Academy of Glaciology', 'Bern');
    await searchedDocument(test, author.id, 'Glaciology in a nutshell', { free: 'Ice.' });
    await visibleQuestion(test, author.id, { title: 'Is glaciology hard?' });
    await insertRow(test, 'courses', { school_id: school, name: 'Ice', code: 'ICE 1', department: 'Ice' });
    const exact = () => search.counts('icelore', '&exact=1');
    expect(await exact()).toEqual(nothing);
    const added = await staff.post('/api/admin/synonyms', {
      words: 'icelore',
      meanings: ['glaciology'],
      isMutual: false,
    });
    expect(added.statusCode).toBe(201);
    expect(await exact()).toEqual({ documents: 1, questions: 1, courses: 1, schools: 1 });
    expect((await search.suggest('icelore')).length).toBe(4);
    await staff.delete(`/api/admin/synonyms/${added.json<{ id: number }>().id}`);
    expect(await exact()).toEqual(nothing);
  });
});
