import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caseFile, hasCaseFiles } from '../../testing/case-files';
import { asciiMap, type OddPdf, oddPdf } from '../../testing/odd-pdfs';
import { openPageReader } from './open-page-reader';
import type { PageReader } from './page-reader';

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
  const at = path.join(folder, `source-${++reads}`);
  await writeFile(at, bytes);
  const result = await reader.read({ path: at, fileName }, path.join(folder, `pages-${reads}`));
  if (result.status !== 'read') throw new Error(result.reason);
  return result.pages.toSorted((a, b) => a.number - b.number);
}

/** Text of the only page, which must have been compared with its picture. */
async function textOf(pdf: OddPdf): Promise<string> {
  const pages = await pagesOf('odd.pdf', oddPdf(pdf));
  expect(pages).toMatchObject([{ isTextChecked: true }]);
  return pages[0]?.text ?? '';
}

const line = (text: string, y = 700) => `BT /F1 14 Tf 72 ${y} Td (${text}) Tj ET\n`;

describe('the text of a page', () => {
  it('[D22] a glyph without a character takes only its own word with it', async () => {
    const toUnicode = asciiMap.filter((entry) => !/^<(23|00)>/.test(entry));
    expect(await textOf({ content: line('\\000 nine fi\\001sh in the sea'), toUnicode })).toBe(
      'nine in the sea',
    );
  });

  it('[D22] an emoji and a letter of mathematics leave the rest of the page as it is', async () => {
    const toUnicode = [
      ...asciiMap.filter((entry) => !/^<(23|24)>/.test(entry)),
      '<23> <D835DC65>',
      '<24> <D83DDE00>',
    ];
    expect(
      await textOf({ content: line('Let # be zero $ here') + line('Second line', 650), toUnicode }),
    ).toBe('Let 𝑥 be zero 😀 here\nSecond line');
  });

  it('[D22] a page whose dictionary does not say that it is one is read, and still checked for hidden words', async () => {
    const content = `${line('Everyone sees this')}1 1 1 rg\n${line('canary', 500)}`;
    expect(await textOf({ content, type: '' })).toBe('Everyone sees this');
  });

  it('[D22] a letter whose characters the file writes beside it is read once, in its place', async () => {
    const accent =
      'BT /Span<</ActualText<FEFF00E9>>> BDC /F1 14 Tf 100 706 Td (\\264) Tj 1 0 0 1 98 700 Tm (e) Tj EMC ET\n';
    expect(await textOf({ content: `BT /F1 14 Tf 72 700 Td (caf) Tj ET\n${accent}` })).toMatch(/^caf ?é$/);
  });

  it('[D22] pages that the file counts and does not have are not believed', async () => {
    expect(await pagesOf('a.pdf', oddPdf({ content: line('Only page'), count: 9 }))).toHaveLength(1);
    expect(await pagesOf('a.pdf', oddPdf({ content: line('Only page'), count: 900 }))).toHaveLength(1);
  });
});

const cases: [file: string, contains: (string | RegExp)[]][] = [
  ['files/01-latex-big-bracket.pdf', [/^There are\b/, 'quandongia ways to choose.']],
  ['files/02-emoji.docx', ['zyzzyva week', 'Second line with quokkatext']],
  ['files/03-math-italic-as-word-exports.pdf', ['be the zyzzyvg of a function.', 'xylophone']],
  ['files/04-page-without-type.pdf', ['Hello PDF-world!']],
  ['files/05-arabic-lam-alef.docx', ['الولادة الإنسانية لا إله الأول الآن', 'حل المشكلات']],
  ['files/05b-arabic-lam-alef.pdf', ['تحسين الإنتاجية وحل المشكلات من خلال البرمجة']],
  ['files/10-soft-hyphen.pdf', ['An optionalhyphen inside']],
  ['files/10b-soft-hyphen.pptx', ['optionalhyphen']],
  ['files/10c-zero-width-space.pdf', ['A zerowidth word']],
  ['files/12-vertical-text-box.docx', [/Vertical text box\s+added too/]],
  ['files/20-bullets-private-use.docx', ['• First item', '• Second item']],
  ['texts/arabic.docx', ['الشعب يريد', 'سَمِعَ الولد', 'مُحَمَّد']],
  ['texts/arabic2.docx', ['سَمِعَ', 'كَتَبَ الدَّرْسَ', 'שָׁלוֹם עִבְרִית'.normalize('NFC'), 'किताब हिन्दी']],
];

describe.runIf(hasCaseFiles)('files that lost their text', () => {
  it.each(cases)('[D22] %s has the text that people see', async (name, contains) => {
    const pages = await pagesOf(path.basename(name), await readFile(caseFile(name)));
    const text = pages.map((page) => page.text).join('\n');
    for (const part of contains)
      expect(text).toMatch(part instanceof RegExp ? part : new RegExp(quoted(part)));
    expect(pages.every(({ isTextChecked }) => isTextChecked)).toBe(true);
    expect(text).not.toMatch(/[\u00ad\u200b\ufffd\p{Co}]/u);
    expect(text).toBe(text.normalize('NFC'));
  });

  it('[D22] a file that counts nine pages and has one is published with one', async () => {
    expect(
      await pagesOf('a.pdf', await readFile(caseFile('files/14-one-page-counted-nine.pdf'))),
    ).toHaveLength(1);
  });
});

const quoted = (text: string) => text.normalize('NFC').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
