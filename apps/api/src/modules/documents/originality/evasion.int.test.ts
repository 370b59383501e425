import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barChart, filledForm } from '../../../testing/make-form';
import { makePdf, ownWords } from '../../../testing/make-pdf';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { signedIn } from '../../../testing/user';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ LIMIT_UPLOADS_PER_DAY: '0', LIMIT_UPLOADS_AT_ONCE: '0' });
});
afterAll(() => test.close());

/** Has one person upload files, one after the other; gives what became of each, and how many uploads count. */
async function played(files: (Uint8Array | Promise<Uint8Array>)[]) {
  const person = await signedIn(test.app);
  const states: string[] = [];
  for (const file of files) {
    const response = await person.upload(await file);
    expect(response.statusCode).toBe(201);
    await test.processAll();
    const row = await test.ctx.db
      .selectFrom('documents')
      .select(['originality', 'wait_reason', 'refusal_code'])
      .where('id', '=', response.json<{ id: number }>().id)
      .executeTakeFirstOrThrow();
    states.push(row.refusal_code ?? (row.wait_reason === 'few_words' ? 'few words' : row.originality));
  }
  const user = await person.inject({ url: `/api/user/${person.id}` });
  return { states, counted: user.json<{ uploadCount: number }>().uploadCount };
}

/** Plays an attack: however the words of one document are put, one upload of all counts, or none where they are few. */
async function expectOne(files: (Uint8Array | Promise<Uint8Array>)[]) {
  const { states, counted } = await played(files);
  const [first, ...others] = states;
  expect(['accepted', 'few words']).toContain(first);
  expect(counted).toBe(first === 'accepted' ? 1 : 0);
  return others;
}

const numbers = Array.from({ length: 5 }, (_, at) => at);
const held = ['waiting', 'waiting', 'waiting', 'waiting'];

describe('one document put in other ways counts once', () => {
  it('[D13] fourteen words that are moved over the page wait for a person', async () => {
    const words = ownWords(14);
    const tenPlaces = Array.from({ length: 10 }, (_, n) =>
      makePdf([words], { x: 60 + n * 9, y: 90 + n * 31 }),
    );
    expect(await expectOne(tenPlaces)).toEqual(Array.from({ length: 9 }, () => 'waiting'));
  });

  // The first two are among the least alike when they are moved: 0.62 and 0.63 of their edges.
  it.each(['latemesa popozuni', 'nitefosa bawowote', 'rufosala difowogu'])(
    '[D13] two words that are moved over the page, too few to compare by themselves: %s',
    async (words) => {
      const moved = numbers.map((n) => makePdf([words], { x: 60 + n * 9, y: 90 + n * 31 }));
      expect(await expectOne(moved)).toEqual(held);
    },
  );

  it('[D13] fourteen words in other sizes and with a mark wait for a person', async () => {
    const words = ownWords(14);
    const files = numbers.map((n) => makePdf([words], { size: 10 + n * 4, mark: 30 * n }));
    expect(await expectOne(files)).not.toContain('accepted');
  });

  it('[D13] 1,200 other words that nobody sees, and a mark', async () => {
    const words = ownWords(250);
    const files = numbers.map((n) => makePdf([words], { unseen: ownWords(1200), size: 10, mark: n * 25 }));
    expect(await expectOne(files)).not.toContain('accepted');
  });

  it('[D13] the plain document, and copies behind pages of other words', async () => {
    const words = ownWords(250);
    const padded = () => makePdf([words, ownWords(350), ownWords(350), ownWords(350)], { size: 10 });
    expect(await expectOne([makePdf([words]), padded(), padded(), padded(), padded()])).toEqual(held);
  });

  it('[D13] blanks within every fourth word', async () => {
    const words = ownWords(250).split(' ');
    const files = numbers.map((n) =>
      makePdf(
        [
          words
            .map((word, at) => (at % 4 === n % 4 ? `${word.slice(0, 3)} ${word.slice(3)}` : word))
            .join(' '),
        ],
        {
          mark: n * 20,
        },
      ),
    );
    expect(await expectOne(files)).toEqual(['duplicate', 'duplicate', 'duplicate', 'duplicate']);
  });

  it('[D13] a letter added to every twentieth word, and every twentieth or fifteenth replaced', async () => {
    const words = ownWords(300).split(' ');
    const put = (change: (word: string, at: number) => string) => makePdf([words.map(change).join(' ')]);
    const files = [
      put((word) => word),
      put((word, at) => (at % 20 === 7 ? `${word}x` : word)),
      put((word, at) => (at % 20 === 13 ? ownWords(1) : word)),
      put((word, at) => (at % 15 === 4 ? ownWords(1) : word)),
      put((word, at) => words[(at ^ 8) % 300] ?? word),
    ];
    expect(await expectOne(files)).toEqual(held);
  });

  it('[D13] pages in another order, fewer of them, and some that are new', async () => {
    const pages = Array.from({ length: 6 }, () => ownWords(150));
    const files = [
      makePdf(pages),
      makePdf(pages.toReversed()),
      makePdf(pages.slice(1)),
      makePdf([ownWords(150), ...pages.slice(2), ownWords(150)]),
      makePdf([...pages, ...Array.from({ length: 8 }, () => ownWords(150))]),
    ];
    const { states, counted } = await played(files);
    expect([counted, ...states]).toEqual([2, 'accepted', 'waiting', 'waiting', 'accepted', 'waiting']);
  });

  it('[D13] capitals, other numbers, hyphens and upside down', async () => {
    const words = ownWords(240);
    const parts = words.match(/.{1,60}/g) ?? [];
    const files = [
      makePdf([`${words} 2024 17`]),
      makePdf([`${words.toUpperCase()} 2025 18`]),
      makePdf([parts.map((part, at) => `${part} ${at}`).join(' ')]),
      makePdf([parts.join('- ')], { size: 12 }),
      makePdf([words], { isUpsideDown: true }),
    ];
    expect(await expectOne(files)).not.toContain('accepted');
  });
});

describe('documents put together from others', () => {
  it('[D13] two of them, and a page of each of four, wait for a person', async () => {
    const books = Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ownWords(120)));
    const { states } = await played([
      ...books.map((pages) => makePdf(pages)),
      makePdf([...(books[0] ?? []), ...(books[1] ?? [])]),
      makePdf(books.map((pages, at) => pages[at] ?? '')),
    ]);
    expect(states).toEqual(['accepted', 'accepted', 'accepted', 'accepted', 'waiting', 'waiting']);
  });
});

describe('honest work with the same few words waits for a person and is not refused', () => {
  it('[D13] a lab form that five people filled in by hand', async () => {
    const { states } = await played(numbers.map((hand) => filledForm(hand)));
    expect(states).toEqual(['few words', ...held]);
  });

  it('[D13] bar charts with the same title and labels', async () => {
    const charts = [
      [210, 300, 260, 380, 420],
      [230, 280, 275, 360, 440],
      [190, 310, 240, 400, 405],
      [220, 290, 250, 370, 430],
    ];
    const { states } = await played(charts.map((heights) => barChart(heights)));
    expect(states).toEqual(['few words', 'waiting', 'waiting', 'waiting']);
  });

  it('[D13] a template of 300 words that two people filled in with their name and readings', async () => {
    const template = ownWords(300);
    const { states } = await played([
      makePdf([`Name: Ann Osei. ${template} Readings: 4.1, 7.3 and 9.9 mm`]),
      makePdf([`Name: Raj Patel. ${template} Readings: 3.8, 7.7 and 9.2 mm`]),
    ]);
    expect(states).toEqual(['accepted', 'waiting']);
  });
});

describe('own work counts at once', () => {
  it('[D13] with the same cover, a shared chapter, the form of an assignment, and with a few words of a long text', async () => {
    const [cover, chapter, form] = [ownWords(30), ownWords(150), ownWords(90)];
    const long = ownWords(400);
    const { states } = await played([
      makePdf([cover, ownWords(300)]),
      makePdf([cover, ownWords(300)]),
      makePdf([chapter, ownWords(300)]),
      makePdf([chapter, ownWords(300)]),
      makePdf([`${form} Answers: ${ownWords(60)}`]),
      makePdf([`${form} Answers: ${ownWords(60)}`]),
      makePdf([long]),
      makePdf([long.split(' ').slice(0, 12).join(' ')], { mark: 200 }),
    ]);
    // The last one has only a few words of text, so it does not count without a person's decision.
    expect(states).toEqual([...states.slice(1).map(() => 'accepted'), 'few words']);
  });
});
