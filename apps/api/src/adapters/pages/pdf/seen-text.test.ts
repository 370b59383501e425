import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caseFile, hasCaseFiles } from '../../../testing/case-files';
import { asciiMap, namedFont, type OddPdf, oddPdf } from '../../../testing/odd-pdfs';
import { docxOf } from '../../../testing/sample-files';
import { openPageReader } from '../open-page-reader';
import type { PageReader } from '../page-reader';

let folder: string;
let reader: PageReader;
let reads = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'seen-text-'));
  reader = openPageReader();
});
afterAll(async () => {
  await reader.close();
  await rm(folder, { recursive: true, force: true });
});

async function pagesOf(fileName: string, bytes: Uint8Array) {
  const number = ++reads;
  const at = path.join(folder, `source-${number}`);
  await writeFile(at, bytes);
  const result = await reader.read({ path: at, fileName }, path.join(folder, `pages-${number}`));
  if (result.status !== 'read') throw new Error(result.reason);
  return result.pages.toSorted((a, b) => a.number - b.number);
}

/** Returns the text of the only page, which must have been compared with its picture. */
async function textOf(pdf: OddPdf): Promise<string> {
  const pages = await pagesOf('odd.pdf', oddPdf(pdf));
  expect(pages).toMatchObject([{ isTextChecked: true }]);
  return pages[0]?.text ?? '';
}

const line = (text: string, y = 700) => `BT /F1 14 Tf 72 ${y} Td (${text}) Tj ET\n`;

describe('the text of a page', () => {
  it('[D22] a glyph without a character removes only its own word', async () => {
    const toUnicode = asciiMap.filter((entry) => !/^<(23|00)>/.test(entry));
    expect(await textOf({ content: line('\\000 nine fi\\001sh in the sea'), toUnicode })).toBe(
      'nine in the sea',
    );
  });

  it('[D22] an emoji and a mathematical letter do not change the rest of the page', async () => {
    const toUnicode = [
      ...asciiMap.filter((entry) => !/^<(23|24)>/.test(entry)),
      '<23> <D835DC65>',
      '<24> <D83DDE00>',
    ];
    expect(
      await textOf({ content: line('Let # be zero $ here') + line('Second line', 650), toUnicode }),
    ).toBe('Let 𝑥 be zero 😀 here\nSecond line');
  });

  it('[D22] a page without a type in its dictionary is read and checked for hidden words', async () => {
    const content = `${line('Everyone sees this')}1 1 1 rg\n${line('canary', 500)}`;
    expect(await textOf({ content, type: '' })).toBe('Everyone sees this');
  });

  it('[D22] a letter with a replacement text in the file is read once, in its place', async () => {
    const accent =
      'BT /Span<</ActualText<FEFF00E9>>> BDC /F1 14 Tf 100 706 Td (\\264) Tj 1 0 0 1 98 700 Tm (e) Tj EMC ET\n';
    expect(await textOf({ content: `BT /F1 14 Tf 72 700 Td (caf) Tj ET\n${accent}` })).toMatch(/^caf ?é$/);
  });

  it('[D22] a page with letters that are too small to read is marked, and a page with small print beside larger text is not', async () => {
    const small = Array.from({ length: 9 }, (_, at) =>
      line('shrunk words', 600 - 9 * at).replace('14', '1'),
    ).join('');
    const shrunk = await pagesOf('a.pdf', oddPdf({ content: small }));
    expect(shrunk).toMatchObject([{ isTooSmall: true, text: '' }]);
    const large = Array.from({ length: 9 }, (_, at) => line('readable words', 800 - 20 * at)).join('');
    const both = await pagesOf('a.pdf', oddPdf({ content: `${large}${small}` }));
    expect(both).toMatchObject([{ isTooSmall: false }]);
  });

  it('[D22] pages that a file counts but does not contain are ignored', async () => {
    expect(await pagesOf('a.pdf', oddPdf({ content: line('Only page'), count: 9 }))).toHaveLength(1);
    expect(await pagesOf('a.pdf', oddPdf({ content: line('Only page'), count: 900 }))).toHaveLength(1);
  });
});

const missingFonts: [script: string, text: string, font: string][] = [
  ['Chinese', '微观经济学', namedFont('STSong-Light', 'GB1', 'UniGB-UCS2-H')],
  ['traditional Chinese', '經濟學講義', namedFont('MSung-Light', 'CNS1', 'UniCNS-UCS2-H')],
  ['Japanese', '今月の売上', namedFont('Ryumin-Light', 'Japan1', 'UniJIS-UCS2-H')],
  ['Korean', '대한민국의', namedFont('HYSMyeongJo-Medium', 'Korea1', 'UniKS-UCS2-H')],
];

describe('fonts that are not in the file', () => {
  it.each(missingFonts)(
    '[D22] %s without its font is drawn with a font of ours, and its text is kept',
    async (_, text, font) => {
      const codes = Buffer.from(text, 'utf16le').swap16().toString('hex');
      const content = `BT /F1 40 Tf 72 700 Td <${codes}> Tj ET`;
      const [page] = await pagesOf('named.pdf', oddPdf({ content, font }));
      expect(page).toMatchObject({ text, isTextChecked: true });
      expect((await sharp(page?.pagePath).stats()).channels[0]?.min).toBeLessThan(80);
      // Hidden words are still found, because the letters can be drawn now.
      const hidden = await pagesOf(
        'named.pdf',
        oddPdf({ content: `1 1 1 rg ${content}\n0 g 9 9 9 9 re f`, font }),
      );
      expect(hidden).toMatchObject([{ text: '', wholeText: text }]);
    },
  );

  it.each([
    ['Chinese', '学', '習'],
    ['Korean', '한', '민'],
    ['Thai', 'ก', 'ส'],
  ])('[D22] an Office file in %s shows letters instead of boxes', async (_, one, other) => {
    const pictures = await Promise.all(
      [one, other].map(async (sign) => {
        const [page] = await pagesOf('a.docx', await docxOf([sign.repeat(9)]));
        expect(page?.text).toBe(sign.repeat(9));
        return readFile(page?.pagePath ?? '');
      }),
    );
    expect(pictures[0]?.equals(pictures[1] ?? Buffer.alloc(0))).toBe(false);
  });
});

const cases: [file: string, contains: (string | RegExp)[]][] = [
  ['files/01-latex-big-bracket.pdf', [/^There are\b/, 'quandongia ways to choose.']],
  ['files/02-emoji.docx', ['zyzzyva week', 'Second line with quokkatext']],
  ['files/03-math-italic-as-word-exports.pdf', ['be the zyzzyvg of a function.', 'xylophone']],
  ['files/04-page-without-type.pdf', ['Hello PDF-world!']],
  ['files/05-arabic-lam-alef.docx', ['الولادة الإنسانية لا إله الأول الآن', 'حل المشكلات']],
  ['files/05b-arabic-lam-alef.pdf', ['تحسين الإنتاجية وحل المشكلات من خلال البرمجة']],
  ['files/06-chinese-font-not-embedded.pdf', ['微观经济学讲义', '供给与需求的均衡']],
  [
    'files/06b-japanese-font-not-embedded.pdf',
    ['宇宙塵をたべ、または空気や塩水を呼吸しながら', '新鮮な本体論'],
  ],
  ['files/10-soft-hyphen.pdf', ['An optionalhyphen inside']],
  ['files/10b-soft-hyphen.pptx', ['optionalhyphen']],
  ['files/10c-zero-width-space.pdf', ['A zerowidth word']],
  ['files/12-vertical-text-box.docx', [/Vertical text box\s+added too/]],
  ['files/20-bullets-private-use.docx', ['• First item', '• Second item']],
  ['texts/arabic.docx', ['الشعب يريد', 'سَمِعَ الولد', 'مُحَمَّد']],
  ['texts/cjk.docx', ['深度学习模型需要大量训练数据', '今月の売上は良かった', '대한민국의 역사']],
  ['texts/arabic2.docx', ['سَمِعَ', 'كَتَبَ الدَّرْسَ', 'שָׁלוֹם עִבְרִית'.normalize('NFC'), 'किताब हिन्दी']],
];

describe.runIf(hasCaseFiles)('files that used to lose their text', () => {
  it.each(cases)('[D22] %s has the text that people see', async (name, contains) => {
    const pages = await pagesOf(path.basename(name), await readFile(caseFile(name)));
    const text = pages.map((page) => page.text).join('\n');
    for (const part of contains)
      expect(text).toMatch(part instanceof RegExp ? part : new RegExp(quoted(part)));
    expect(pages.every(({ isTextChecked }) => isTextChecked)).toBe(true);
    expect(text).not.toMatch(/[\u00ad\u200b\ufffd\p{Co}]/u);
    expect(text).toBe(text.normalize('NFC'));
  });

  it('[D22] a file that counts nine pages but contains one is published with one page', async () => {
    expect(
      await pagesOf('a.pdf', await readFile(caseFile('files/14-one-page-counted-nine.pdf'))),
    ).toHaveLength(1);
  });
});

const quoted = (text: string) => text.normalize('NFC').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
