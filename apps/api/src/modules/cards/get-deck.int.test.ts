import type { ReviewQueue } from '@aw/contracts/cards/public';
import { readAnkiPackage } from 'anki-reader';
import { expect, it } from 'vitest';
import { anonymousBrowser } from '../../testing/account';
import { readDecks } from '../../testing/anki';
import type { Caller } from '../../testing/calls';
import { quizOf, secretMark, takeQuiz } from '../../testing/quizzes';
import { updateRows } from '../../testing/rows';
import { useTestApp } from '../../testing/test-app';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0', LIMIT_WRITES_PER_MINUTE: '0' });
const deckOf = async (person: Caller) => person.get('/api/review/deck');

it('[Z11] the package opens in an Anki reader, with a deck for each subject in the order of the queue', async () => {
  const person = await anonymousBrowser(test);
  await takeQuiz(test, person, await quizOf(test, { keys: ['A', 'C'], subject: 'Calculus' }), 0);
  await takeQuiz(test, person, await quizOf(test, { keys: ['B'], subject: 'Chemistry' }), 0);
  const response = await deckOf(person);
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'application/vnd.anki',
    'content-disposition': 'attachment; filename=review.apkg',
    'cache-control': 'no-store',
  });
  const decks = await readDecks(response.rawPayload);
  expect(Object.keys(decks)).toEqual([
    'Default',
    'Academic Workshop::Calculus',
    'Academic Workshop::Chemistry',
  ]);
  expect(decks.Default).toEqual([]);
  expect(decks['Academic Workshop::Calculus']?.map(({ front }) => front)).toEqual([
    '<p>What is 1 + 0?</p><ol type="A"><li><p>1</p></li><li><p>2</p></li><li><p>3</p></li><li><p>4</p></li></ol>',
    '<p>What is 2 + 0?</p><ol type="A"><li><p>2</p></li><li><p>3</p></li><li><p>4</p></li><li><p>5</p></li></ol>',
  ]);
  expect(decks['Academic Workshop::Calculus']?.[1]?.back).toBe(
    `<p><strong>C</strong></p><p>4</p><p>${secretMark}: zero changes nothing.</p>` +
      `<p><small>${secretMark}, chapter 1</small></p><p><small>Sums</small></p>`,
  );
  expect(decks['Academic Workshop::Chemistry']).toHaveLength(1);
});

it('[Z11] [R1] no text of a question plays a file or runs LaTeX in Anki', async () => {
  const person = await anonymousBrowser(test);
  const quiz = await quizOf(test, { keys: ['A'], subject: 'Calculus', title: '[$]\\input{x}[/$]' });
  const hostile = '[sound:http://evil.example/a.mp3] [latex]\\input{/etc/passwd}[/latex] [$$]x[/$$]';
  await updateRows(
    test,
    'quiz_questions',
    { quiz_id: quiz },
    { question_html: `<p>${hostile}</p><img alt="${hostile}">`, source: hostile },
  );
  await takeQuiz(test, person, quiz, 0);
  const decks = await readDecks((await deckOf(person)).rawPayload);
  const [note] = decks['Academic Workshop::Calculus'] ?? [];
  expect(note?.front).toContain('&#91;sound:http://evil.example/a.mp3]');
  expect(`${note?.front}${note?.back}`).not.toMatch(/\[(?:sound:|\/?latex\]|\/?\$)/);
});

it('[Z11] a second download has the same notes under the same ids', async () => {
  const person = await anonymousBrowser(test);
  await takeQuiz(test, person, await quizOf(test, { keys: ['A'] }), 0);
  const ids = async () => {
    const { collection } = await readAnkiPackage(
      new Blob([Uint8Array.from((await deckOf(person)).rawPayload)]),
    );
    return collection
      .getRawCollection()
      .exec('select n.id, n.guid, n.mid, c.did from notes n join cards c on c.nid = n.id order by n.id');
  };
  const [first] = await ids();
  expect(first?.values).toHaveLength(1);
  expect(first?.values[0]?.[1]).toMatch(/\/review\/\d+$/);
  expect(await ids()).toEqual([first]);
  const before = await person.get('/api/review');
  const [card] = before.json<ReviewQueue>().cards;
  await takeQuiz(test, person, await quizOf(test, { keys: ['A'], subject: 'Chemistry' }), 0);
  const payload = { cardId: card?.cardId, rating: 'easy', due: card?.due };
  await person.post('/api/review', payload);
  const [later] = await ids();
  expect(later?.values).toHaveLength(2);
  expect(later?.values).toContainEqual(first?.values[0]);
});

it('[Z11] formulas stay, and texts that are not HTML are escaped', async () => {
  const person = await anonymousBrowser(test);
  const hostile = '<img src=x onerror=alert(1)>\x1f{{Front}}';
  const quizId = await quizOf(test, { keys: ['A'], title: hostile });
  const formula = '<p><math><mi>x</mi></math></p>';
  await updateRows(
    test,
    'quiz_questions',
    { quiz_id: quizId },
    { source: hostile, question: hostile, question_html: formula },
  );
  await takeQuiz(test, person, quizId, 0);
  const [card] = Object.values(await readDecks((await deckOf(person)).rawPayload)).flat();
  expect(card?.front).toContain(formula);
  expect(card?.back).not.toContain('<img');
  expect(card?.back.match(/&lt;img src=x onerror=alert\(1\)&gt;/g)).toHaveLength(2);
});

it('[Z11] a deck has at most 500 cards, and is empty without any', async () => {
  const person = await anonymousBrowser(test);
  const none = Object.values(await readDecks((await deckOf(person)).rawPayload)).flat();
  expect(none).toEqual([]);
  for (let part = 0; part < 6; part += 1)
    await takeQuiz(test, person, await quizOf(test, { keys: Array(90).fill('A') }), 0);
  const all = Object.values(await readDecks((await deckOf(person)).rawPayload)).flat();
  expect(all).toHaveLength(500);
});
