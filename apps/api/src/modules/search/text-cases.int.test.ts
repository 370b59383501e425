import type { DocumentCard } from '@aw/contracts/documents/shapes';
import { foldText } from '@aw/db/search';
import { beforeAll, describe, expect, it } from 'vitest';
import { beforeTests } from '../../testing/before-tests';
import { selectRow } from '../../testing/rows';
import { useTestApp } from '../../testing/test-app';
import { documentCase, hasTextCases } from '../../testing/text-cases';
import { signedIn } from '../../testing/user';

// One person types more searches here than people do.
const test = useTestApp({ LIMIT_SEARCHES_PER_MINUTE: '0', LIMIT_SEARCHES_PER_DAY: '0' });
const author = beforeTests(() => signedIn(test.app));
const reader = beforeTests(() => signedIn(test.app));
/** Ids of the uploaded files. */
const ids = new Map<string, number>();

beforeAll(async () => {
  if (!hasTextCases) return;
  for (const name of Object.keys(searches)) {
    const fields = { title: `Upload number ${ids.size + 1001}` };
    const response = await author.upload(documentCase(name), { fileName: name, fields });
    ids.set(name, response.json<DocumentCard>().id);
  }
  await test.processAll();
});

/** Searches by which each file is found, separated by bars; those of the first line once found nothing. */
const searches: Record<string, string[]> = {
  'accents.docx': [
    'cafe | cafe\u0301 | lodz | strasse | oeuvre | ελλαδα | dvorak',
    'café | CAFÉ | ＣＡＦＥ | naive | naïve | Łódź | ŁÓDŹ | Straße | STRASSE | grosse | Œuvre',
    'cœur',
    'Ελλάδα | ΕΛΛΑΔΑ | μαθηματικα | ΜΑΘΗΜΑΤΙΚΆ | Dvořák | DVOŘÁK | sao | angstrom | A\u030angström',
    'aero | ærø | oresund | Øresund | pinata | piñata | zoe | Zoë | dzungla | ǆungla',
    'finance | ﬁnance',
  ],
  'arabic.docx': [
    'سمع | اكل | كتاب | الشّعب',
    'سَمِعَ | أكل | آكل | كتـــاب | الشعب | التفاحه | التفاحة | محمد | مُحَمَّد | محمّد',
    'كتاب جديد | الشعب يريد',
  ],
  'arabic2.docx': [
    'سمع | محمد | كتب | الدرس | שלום | עברית',
    'سَمِعَ | كَتَبَ الدَّرْسَ | العربيه | العربية | بدون تشکیل | שָׁלוֹם | עִבְרִית',
    'שלום עברית',
    'किताब | हिन्दी | ภาษาไทย | ไทย | ที่นี่ | ทีนี | viet nam | Việt Nam | tieng | TIẾNG',
    // A program that makes the page leaves out its hyphens that do not break lines, so "electromagnetic" and
    // "nonbreaking" are not on it.
    'cooperate | co\u00adoperate | co-operate | electro-magnetic | electro\u2010magnetic',
    'electro magnetic',
    'optionalhyphen | optional-hyphen | non-breaking | non\u2011breaking',
  ],
  'cjk.docx': [
    '训练 | 売上 | 住民 | 민국 | 记忆系统',
    '深度学习 | 训练数据 | 今月の売上 | 良かった | 住民が主体 | 活動 | 대한민국 | 역사 | 대한민국의 역사',
    '记忆 | 记忆 系统 | 系统设计 | "记忆系统"',
  ],
  'turkish.docx': [
    'ışık | IŞIK | isik | unlu | İstanbul',
    'istanbul | ISTANBUL | İSTANBUL | ıstanbul | Işık | ISIK | IŞIK HIZI | hızı | hizi | ünlü',
    'ÜNLÜ',
    'şan | ŞAN | seref | güzel | guzel | şehir | sehir | diyarbakir | DİYARBAKIR | diyarbakır',
  ],
  'tokens.docx': [
    'meiosis | COVID-19 | node.js | 3.14159 | input/output | enigmapath | lovelaceville',
    'mitosis | mitosis/meiosis | mitosis meiosis | sodium/potassium | 90km/h | 90km | 14159',
    '12.34.56 | -273.15',
    'covid | covid 19 | covid19 | nodejs | node js | asp.net | 6.022e23 | U.S.A. | USA | e.g.',
    'x=yvalue',
    'ada@lovelaceville.example | ada | www.turingtown.org/enigmapath/index.html',
    'www.turingtown.org',
    'turingtown.org | turingtown | index.html',
    'self-regulation | self regulation | selfregulation | regulation | under_scoreword',
    'scoreword',
    'H2SO4 | h₂so₄ | NaHCO3 | p-value | p value | pvalue | t-test | F1-score | 3D-printing',
    '3d printing',
    '(parenthesised) | bracketword | "quotedword" | semicolonword | word;semicolonword',
    'commaword | colonword',
    "first.Second | second sentence | sentence.Third | third | don'tstop | don’tstop",
    'dontstop',
    "rock'n'roll | rock’n’roll | rock n roll | rocknroll | O'Neill | O’Neill | oneill",
    'd’Alembert | alembert',
  ],
  'signs.docx': [
    'TCP/IP | don\u02bct',
    'tcp | ip | tcp ip | "TCP/IP level" | C++ | C# | .NET | R&D | r d | AT&T | 100%',
    'grade A* | A*',
    "don't | don’t | don‘t | don‛t | don´t | don\u02b9t | don\u02bbt | don′t | don＇t | dont",
    '"don\'t panic"',
    "l'hôpital | l’hôpital | hopital | lhopital | L'HOPITAL | hôtel | l’hotel | sure_thing",
    'back\\slash',
  ],
  'hyphen.pdf': [
    'electro-magnetic | well-known fact',
    // The reader of pages joins what is broken at the end of a line, so only a correction finds "well known".
    'electromagnetic | electromagnetic waves | photosynthesis | photo-synthesis | wellknown',
    'well-known',
  ],
};

const url = (path: string, q: string) => `${path}?exact=1&q=${encodeURIComponent(q)}`;

/** Returns those of some searches that do not find a file, or do not mark a word on its page. */
async function missedOf(name: string, typed: readonly string[]): Promise<string[]> {
  const missed: string[] = [];
  for (const q of typed) {
    const cards = (await reader.get(url('/api/documents', q))).json<DocumentCard[]>();
    const hit = cards.find(({ id }) => id === ids.get(name))?.hit;
    const teasers = (await test.nobody.get(url('/api/documents/teasers', q))).json<DocumentCard[]>();
    if (!hit?.marks?.length || !teasers.some(({ id }) => id === ids.get(name))) missed.push(q);
  }
  return missed;
}

const textOf = async (name: string) =>
  (await selectRow(test, 'document_pages', { document_id: ids.get(name) ?? 0 }, ['text'])).text;

describe.runIf(hasTextCases)('files that were once not found', () => {
  it.each(Object.keys(searches))('[D22] %s is found by its words, however they are typed', async (name) => {
    expect(await missedOf(name, searches[name]?.join(' | ').split(' | ') ?? [])).toEqual([]);
  });

  it.each([
    ['cjk.docx', /[\u3005\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3]+/g],
    ['arabic2.docx', /[\u0e00-\u0e7f]+/g],
  ])('[D22] %s is found by any two letters of a script without spaces', async (name, run) => {
    const runs = foldText(await textOf(name)).match(run) ?? [];
    const pairs = runs.flatMap((letters) =>
      Array.from(letters)
        .slice(1)
        .map((letter, at) => `${letters[at]}${letter}`),
    );
    expect(pairs.length).toBeGreaterThanOrEqual(10);
    expect(await missedOf(name, pairs)).toEqual([]);
  });

  it('[D22] a word that no file has, or has in another order, finds nothing', async () => {
    for (const q of ['练训', '国民', 'meiosisx', '"ip tcp"', '"panic don\'t"', 'ışıkk', 'سمعع'])
      expect([q, (await reader.get(url('/api/documents', q))).json()]).toEqual([q, []]);
  });

  it('[D22] the text of a page has every letter of vocalised Arabic and pointed Hebrew', async () => {
    for (const word of ['سَمِعَ', 'مُحَمَّد', 'أكل التفاحة و آكل'])
      expect(await textOf('arabic.docx')).toContain(word);
    for (const word of ['سَمِعَ', 'كَتَبَ الدَّرْسَ', 'שָׁלוֹם עִבְרִית'])
      expect(await textOf('arabic2.docx')).toContain(word);
  });

  it('[D22] a word that the reader of pages joined is found apart by a correction', async () => {
    const response = await reader.get(`/api/documents?q=${encodeURIComponent('well known fact')}`);
    expect(response.json<DocumentCard[]>()[0]?.id).toBe(ids.get('hyphen.pdf'));
    expect(response.headers['search-query']).toBe('wellknown%20fact');
  });
});
