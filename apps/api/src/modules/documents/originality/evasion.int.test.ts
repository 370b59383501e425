import { describe, expect, it } from 'vitest';
import { barChart, filledForm } from '../../../testing/make-form';
import { makePdf, ownWords } from '../../../testing/make-pdf';
import { selectRow } from '../../../testing/rows';
import { useTestApp } from '../../../testing/test-app';
import { signedIn } from '../../../testing/user';

const test = useTestApp({ LIMIT_UPLOADS_PER_DAY: '0', LIMIT_UPLOADS_AT_ONCE: '0' });

/** Uploads files of one person one after the other. Returns the result of each and the number of uploads that count. */
async function uploadAll(files: (Uint8Array | Promise<Uint8Array>)[]) {
  const person = await signedIn(test.app);
  const states: string[] = [];
  for (const file of files) {
    const response = await person.upload(await file);
    expect(response.statusCode).toBe(201);
    await test.processAll();
    const row = await selectRow(test, 'documents', { id: response.json<{ id: number }>().id }, [
      'originality',
      'wait_reason',
      'refusal_code',
    ]);
    states.push(row.refusal_code ?? (row.wait_reason === 'few_words' ? 'few words' : row.originality));
  }
  const user = await person.get(`/api/user/${person.id}`);
  return { states, counted: user.json<{ uploadCount: number }>().uploadCount };
}

/**
 * Uploads variants of one document. Expects that only the first counts, or none if it has few words, and returns the
 * other results.
 */
async function expectOneCounted(files: (Uint8Array | Promise<Uint8Array>)[]) {
  const { states, counted } = await uploadAll(files);
  const [first, ...others] = states;
  expect(['accepted', 'few words']).toContain(first);
  expect(counted).toBe(first === 'accepted' ? 1 : 0);
  return others;
}

const numbers = Array.from({ length: 5 }, (_, at) => at);
const fourWaiting = ['waiting', 'waiting', 'waiting', 'waiting'];

describe('variants of one document count once', () => {
  it('[D13] fourteen words at other places of the page wait for a decision', async () => {
    const words = ownWords(14);
    const tenPlaces = Array.from({ length: 10 }, (_, n) =>
      makePdf([words], { x: 60 + n * 9, y: 90 + n * 31 }),
    );
    expect(await expectOneCounted(tenPlaces)).toEqual(Array.from({ length: 9 }, () => 'waiting'));
  });

  // The first two are among the pairs with the lowest similarity after moving: 0.62 and 0.63 of their edges.
  it.each(['latemesa popozuni', 'nitefosa bawowote', 'rufosala difowogu'])(
    '[D13] two words at other places of the page, too few to compare on their own, wait for a decision: %s',
    async (words) => {
      const moved = numbers.map((n) => makePdf([words], { x: 60 + n * 9, y: 90 + n * 31 }));
      expect(await expectOneCounted(moved)).toEqual(fourWaiting);
    },
  );

  it('[D13] fourteen words in other sizes and with a mark do not count again', async () => {
    const words = ownWords(14);
    const files = numbers.map((n) => makePdf([words], { size: 10 + n * 4, mark: 30 * n }));
    expect(await expectOneCounted(files)).not.toContain('accepted');
  });

  it('[D13] a copy with 1,200 invisible words and a mark does not count', async () => {
    const words = ownWords(250);
    const files = numbers.map((n) => makePdf([words], { unseen: ownWords(1200), size: 10, mark: n * 25 }));
    expect(await expectOneCounted(files)).not.toContain('accepted');
  });

  it('[D13] copies behind pages of other words wait for a decision', async () => {
    const words = ownWords(250);
    const padded = () => makePdf([words, ownWords(350), ownWords(350), ownWords(350)], { size: 10 });
    expect(await expectOneCounted([makePdf([words]), padded(), padded(), padded(), padded()])).toEqual(
      fourWaiting,
    );
  });

  it('[D13] copies with spaces within every fourth word are duplicates', async () => {
    const words = ownWords(250).split(' ');
    const files = numbers.map((n) =>
      makePdf(
        [
          words
            .map((word, at) => (at % 4 === n % 4 ? `${word.slice(0, 3)} ${word.slice(3)}` : word))
            .join(' '),
        ],
        { mark: n * 20 },
      ),
    );
    expect(await expectOneCounted(files)).toEqual(['duplicate', 'duplicate', 'duplicate', 'duplicate']);
  });

  it('[D13] copies with a letter added to every twentieth word or every fifteenth word replaced wait for a decision', async () => {
    const words = ownWords(300).split(' ');
    const put = (change: (word: string, at: number) => string) => makePdf([words.map(change).join(' ')]);
    const files = [
      put((word) => word),
      put((word, at) => (at % 20 === 7 ? `${word}x` : word)),
      put((word, at) => (at % 20 === 13 ? ownWords(1) : word)),
      put((word, at) => (at % 15 === 4 ? ownWords(1) : word)),
      put((word, at) => words[(at ^ 8) % 300] ?? word),
    ];
    expect(await expectOneCounted(files)).toEqual(fourWaiting);
  });

  it('[D13] copies with reordered and removed pages wait for a decision, and enough new pages count', async () => {
    const pages = Array.from({ length: 6 }, () => ownWords(150));
    const files = [
      makePdf(pages),
      makePdf(pages.toReversed()),
      makePdf(pages.slice(1)),
      makePdf([ownWords(150), ...pages.slice(2), ownWords(150)]),
      makePdf([...pages, ...Array.from({ length: 8 }, () => ownWords(150))]),
    ];
    const { states, counted } = await uploadAll(files);
    expect([counted, ...states]).toEqual([2, 'accepted', 'waiting', 'waiting', 'accepted', 'waiting']);
  });

  it('[D13] copies in capitals, with other numbers, with hyphens or upside down do not count', async () => {
    const words = ownWords(240);
    const parts = words.match(/.{1,60}/g) ?? [];
    const files = [
      makePdf([`${words} 2024 17`]),
      makePdf([`${words.toUpperCase()} 2025 18`]),
      makePdf([parts.map((part, at) => `${part} ${at}`).join(' ')]),
      makePdf([parts.join('- ')], { size: 12 }),
      makePdf([words], { isUpsideDown: true }),
    ];
    expect(await expectOneCounted(files)).not.toContain('accepted');
  });
});

describe('documents composed of others', () => {
  it('[D13] a document composed of two others or of a page of each of four waits for a decision', async () => {
    const books = Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ownWords(120)));
    const { states } = await uploadAll([
      ...books.map((pages) => makePdf(pages)),
      makePdf([...(books[0] ?? []), ...(books[1] ?? [])]),
      makePdf(books.map((pages, at) => pages[at] ?? '')),
    ]);
    expect(states).toEqual(['accepted', 'accepted', 'accepted', 'accepted', 'waiting', 'waiting']);
  });
});

describe('honest work with the same few words waits for a decision and is not refused', () => {
  it('[D13] a lab form that five people filled in by hand waits for a decision', async () => {
    const { states } = await uploadAll(numbers.map((hand) => filledForm(hand)));
    expect(states).toEqual(['few words', ...fourWaiting]);
  });

  it('[D13] bar charts with the same title and labels wait for a decision', async () => {
    const charts = [
      [210, 300, 260, 380, 420],
      [230, 280, 275, 360, 440],
      [190, 310, 240, 400, 405],
      [220, 290, 250, 370, 430],
    ];
    const { states } = await uploadAll(charts.map((heights) => barChart(heights)));
    expect(states).toEqual(['few words', 'waiting', 'waiting', 'waiting']);
  });

  it('[D13] a template of 300 words that two people filled in with their name and readings waits for a decision', async () => {
    const template = ownWords(300);
    const { states } = await uploadAll([
      makePdf([`Name: Ann Osei. ${template} Readings: 4.1, 7.3 and 9.9 mm`]),
      makePdf([`Name: Raj Patel. ${template} Readings: 3.8, 7.7 and 9.2 mm`]),
    ]);
    expect(states).toEqual(['accepted', 'waiting']);
  });
});

describe('original work counts at once', () => {
  it('[D13] original work with a shared cover, chapter or assignment form counts, and an excerpt of a few words does not', async () => {
    const [cover, chapter, form] = [ownWords(30), ownWords(150), ownWords(90)];
    const long = ownWords(400);
    const { states } = await uploadAll([
      makePdf([cover, ownWords(300)]),
      makePdf([cover, ownWords(300)]),
      makePdf([chapter, ownWords(300)]),
      makePdf([chapter, ownWords(300)]),
      makePdf([`${form} Answers: ${ownWords(60)}`]),
      makePdf([`${form} Answers: ${ownWords(60)}`]),
      makePdf([long]),
      makePdf([long.split(' ').slice(0, 12).join(' ')], { mark: 200 }),
    ]);
    // The last one has only a few words, so it waits for a decision.
    expect(states).toEqual([...states.slice(1).map(() => 'accepted'), 'few words']);
  });
});
