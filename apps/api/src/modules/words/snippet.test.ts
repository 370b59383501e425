import { foldText } from '@aw/db/search';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flatText } from './flat-text';
import { snippetOf } from './snippet';

const maxLength = 200;
const words = (...searched: string[]) => {
  const set = new Set(searched);
  return (word: string) => set.has(word);
};

/** Returns the text of a snippet with its marks in brackets. */
function marked(page: string, searched: string[], max = maxLength): string | undefined {
  const snippet = snippetOf(page, words(...searched), { maxLength: max });
  if (!snippet) return undefined;
  return snippet.marks.reduceRight(
    (text, [start, length]) =>
      `${text.slice(0, start)}[${text.slice(start, start + length)}]${text.slice(start + length)}`,
    snippet.text,
  );
}

describe('the place of a snippet', () => {
  it('[D22] a snippet is the sentence with the word', () => {
    expect(marked('First one.  The zymurgy\nis here. Last one.', ['zymurgy'])).toBe('The [zymurgy] is here.');
    expect(marked('Nothing is here.', ['zymurgy'])).toBeUndefined();
    expect(marked('', ['zymurgy'])).toBeUndefined();
  });

  it('[D22] the place with the most different words wins, and the first of several', () => {
    const page = `Supply, supply, supply. ${'Other words. '.repeat(20)}The supply curve. The curve of supply.`;
    expect(marked(page, ['supply', 'curve'])).toBe('The [supply] [curve].');
  });

  it('[D22] sentences with the words are shown together if they fit', () => {
    expect(marked('One. Supply falls. Demand rises. Four.', ['supply', 'demand'])).toBe(
      '[Supply] falls. [Demand] rises.',
    );
  });

  it('[D22] numbers and abbreviations do not end a sentence', () => {
    expect(marked('See Fig. 3 for e.g. the value 3.5 of pH. End.', ['value'])).toBe(
      'See Fig. 3 for e.g. the [value] 3.5 of pH.',
    );
  });

  it('[D22] a long sentence is cut between words, with an ellipsis at each end that is cut', () => {
    const snippet = marked(`${'before '.repeat(60)}needle ${'after '.repeat(60)}`, ['needle']) ?? '';
    expect(snippet).toMatch(/^…(before )+\[needle\]( after)+…$/);
    expect(snippet.length).toBeGreaterThan(180);
    expect(marked(`Needle ${'after '.repeat(60)}`, ['needle'])).toMatch(/^\[Needle\]( after)+…$/);
    expect(marked(`${'before '.repeat(60)}needle.`, ['needle'])).toMatch(/^…(before )+\[needle\]\.$/);
  });

  it.each([
    ['Chinese', '光合作用把光能变成化学能储存在有机物里面', ['光合', '合作', '作用'], '光合作用'],
    ['Thai', 'จงวาดแผนภาพของแรงและคำนวณความตึงของเชือกทั้งสองเส้น', ['แร', 'รง'], 'แรง'],
    ['Japanese', '細胞の発電所と呼ばれるミトコンドリアを説明', ['発電', '電所'], '発電所'],
    ['Korean', '미토콘드리아를', ['미토', '토콘', '콘드', '드리', '리아'], '미토콘드리아'],
  ])(
    '[D22] a sentence of %s is found by pairs of letters and cut between words',
    (_, sentence, pairs, shown) => {
      const max = 60;
      const snippet = snippetOf(sentence.repeat(20), words(...pairs), { maxLength: max });
      expect(snippet?.text.length).toBeLessThanOrEqual(max);
      expect(snippet?.text.endsWith('…')).toBe(true);
      const [[start, length] = [0, 0]] = snippet?.marks ?? [];
      expect(snippet?.text.slice(start, start + length)).toBe(shown);
    },
  );
});

describe('the marks of a snippet', () => {
  it.each([
    ['Use node.js today', ['node', 'js'], 'Use [node.js] today'],
    ['Use node.js today', ['js'], 'Use node.[js] today'],
    ['Use node.js today', ['node.js'], 'Use [node.js] today'],
    ['On COVID-19 now', ['covid19'], 'On [COVID-19] now'],
    ['On mitosis/meiosis now', ['meiosis'], 'On mitosis/[meiosis] now'],
    ['We don’t know', ['dont'], 'We [don’t] know'],
    ['We donʼt know', ["don't"], 'We [donʼt] know'],
    ['A naïve CAFÉ', ['naive', 'cafe'], 'A [naïve] [CAFÉ]'],
    ['Water is H₂O, x² too', ['h2o', 'x2'], 'Water is [H₂O], [x²] too'],
    ['Die Straße', ['strasse'], 'Die [Straße]'],
    ['Die Stra\u00adße', ['strasse'], 'Die [Straße]'],
    ['IŞIK ve ışık', ['isik'], '[IŞIK] ve [ışık]'],
    ['ΟΔΟΣ και οδός', ['οδοσ'], '[ΟΔΟΣ] και [οδός]'],
    ['قرأ كِتَاباً جديدا', ['كتابا'], 'قرأ [كِتَاباً] جديدا'],
    ['AIによる学習', ['ai', '学習'], '[AI]による[学習]'],
    ['the subset of sets', ['sets'], 'the subset of [sets]'],
  ])('[D22] in %j, %j is marked', (page, searched, expected) => {
    expect(marked(page, searched)).toBe(expected);
  });

  it.each([
    ['यह क्या है?', 'क्या', 'यह [क्या] है?'],
    ['ज़िंदगी लंबी है', 'ज़िंदगी', '[ज़िंदगी] लंबी है'],
    ['এটা বিজ্ঞান বই', 'বিজ্ঞান', 'এটা [বিজ্ঞান] বই'],
  ])('[D22] a word of an Indian script is marked as a whole in %s', (page, word, snippet) => {
    expect(marked(page, [foldText(word)])).toBe(snippet);
  });

  it('[D22] a word that was divided at the end of a line is found joined and apart', () => {
    const page = 'An electro-\n magnetic wave';
    expect(marked(page, ['electromagnetic'])).toBe('An [electromagnetic] wave');
    expect(marked(page, ['magnetic'])).toBe('An electro[magnetic] wave');
  });
});

describe('a page in one line', () => {
  it.each([
    ['an electro-\nmagnetic wave', 'an electromagnetic wave'],
    ['an electro\u00ad\nmagnetic wave', 'an electromagnetic wave'],
    ['COVID-\n19 and Anglo-\r\n  Saxon', 'COVID-19 and Anglo-Saxon'],
    ['a well-\nknown, well-known fact', 'a well-known, well-known fact'],
    ['one -\n two\n\n\tthree ', 'one - two three'],
    ['e\u0301te\u0301', 'été'],
  ])('[D22] %j is shown as %j', (page, text) => {
    expect(flatText(page).text).toBe(text);
  });
});

describe('any page', () => {
  const pieces = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.constantFrom('supply', 'curve', 'Zoë', 'node.js', ' ', ' ', '. ', '-\n', '\n', '，'),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        '光合作用',
        'ภาษาไทย',
        '한국어',
        'ﾐﾄｺﾝﾄﾞﾘｱ',
        '👩‍👩‍👧‍👦',
        '🇫🇷🇩🇪',
        'e\u0301',
        '\u00ad',
        'क्षि',
      ),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 10 }) },
  );
  const pages = fc.array(pieces, { maxLength: 300, size: 'max' }).map((each) => each.join(''));
  const isHit = (word: string) => /supply|js|zoe|合|ษา|국|ドリ/.test(word);
  const letterStarts = (text: string) =>
    new Set([...new Intl.Segmenter('en').segment(text)].map(({ index }) => index).concat(text.length));

  it('[D22] a snippet is a part of the page, fits, and has sorted marks within it', () => {
    fc.assert(
      fc.property(pages, fc.integer({ min: 40, max: 200 }), (page, max) => {
        const snippet = snippetOf(page, isHit, { maxLength: max });
        if (!snippet) return;
        expect(snippet.text.length).toBeLessThanOrEqual(max);
        const { text } = flatText(page);
        const shown = [
          snippet.text,
          snippet.text.slice(1),
          snippet.text.slice(0, -1),
          snippet.text.slice(1, -1),
        ];
        expect(shown.some((part) => text.includes(part))).toBe(true);
        expect(snippet.marks.length).toBeGreaterThan(0);
        let last = -1;
        for (const [start, length] of snippet.marks) {
          expect(start).toBeGreaterThan(last);
          expect(length).toBeGreaterThan(0);
          last = start + length;
        }
        expect(last).toBeLessThanOrEqual(snippet.text.length);
      }),
      { numRuns: 500 },
    );
  });

  it('[D22] a snippet never begins or ends within a letter and its marks', () => {
    fc.assert(
      fc.property(pages, (page) => {
        const snippet = snippetOf(page, isHit, { maxLength: 60 });
        const { text } = flatText(page);
        if (!snippet || text.includes('…')) return;
        const shown = snippet.text.replace(/^…|…$/g, '');
        const starts = letterStarts(text);
        const isWhole = (at: number) => starts.has(at) && starts.has(at + shown.length);
        let isFound = false;
        for (let at = text.indexOf(shown); at !== -1 && !isFound; at = text.indexOf(shown, at + 1))
          isFound = isWhole(at);
        expect(isFound).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['a'],
    ['a-'],
    ['a-\n'],
    ["a'b"],
    ['a\u0301'],
    ['- \n'],
    ['a. '],
    ['光'],
    ['ก'],
    ['\u00ad'],
    ['a \u0301'],
    ['👩‍'],
  ])('[D22] a page of nothing but %j is read once', (unit) => {
    const page = unit.repeat(10_000 / unit.length);
    const run = () => snippetOf(page, (word) => /[a光ก]/.test(word), { maxLength });
    // Work that grows with the square of the page would take longer than a test may.
    for (let times = 0; times < 20; times += 1)
      expect(run()?.text.length ?? 0).toBeLessThanOrEqual(maxLength);
  });
});
