import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString } from '@cantoo/pdf-lib';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { encode } from 'uqr';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { charactersOf } from '../../../adapters/pages/pdf/page-characters';
import { drawCertificate } from './certificate';
import type { CertificateFacts } from './certificate-words';

const id = '0198f2c4-6d0a-7c3e-9b41-5a1d2f8e7c90';
const facts: CertificateFacts = {
  certificateId: id,
  studentName: 'Amelia Hartmann',
  quizTitle: 'Photosynthesis and cellular respiration',
  subject: 'Biology',
  score: 8,
  totalQuestions: 10,
  percentage: 80,
  completedAt: new Date('2026-12-04T23:30:00Z'),
  attemptNumber: 1,
  areKeysKnown: false,
  isMachineMade: false,
  template: 'modern',
  paper: 'a4',
  verifyUrl: `https://academicworkshop.example/certificates/${id}`,
  issuer: 'Academic Workshop',
  revokedAt: null,
};
const templates = ['modern', 'classic', 'minimal'] as const;
const papers = ['a4', 'letter'] as const;
const kinds = templates.flatMap((template) => papers.map((paper) => ({ template, paper })));

let pdfium: PDFiumLibrary;
beforeAll(async () => {
  pdfium = await PDFiumLibrary.init();
});
afterAll(() => pdfium.destroy());

/** Returns the text that PDFium reads from the only page, on one line. */
async function textOf(changes: Partial<CertificateFacts>): Promise<string> {
  const file = await pdfium.loadDocument(await drawCertificate({ ...facts, ...changes }));
  expect(file.getPageCount()).toBe(1);
  const text = file.getPage(0).getText();
  file.destroy();
  return text.replaceAll('\ufffe', '-').replace(/\s+/g, ' ').normalize('NFC');
}

/** Returns the characters that overlap others or the code, or extend beyond the paper. */
async function collisionsOf(changes: Partial<CertificateFacts>): Promise<string[]> {
  const bytes = await drawCertificate({ ...facts, ...changes });
  const tree = await PDFDocument.load(bytes);
  const { width, height } = tree.getPage(0).getSize();
  const [left = 0, bottom = 0, right = 0, top = 0] = elementsOf(tree).find(({ box }) => box)?.box ?? [];
  const code = {
    left: left / width,
    right: right / width,
    top: 1 - top / height,
    bottom: 1 - bottom / height,
  };
  const file = await pdfium.loadDocument(bytes);
  const page = file.getPage(0);
  const { text, places: seen } = charactersOf(page) ?? { text: '', places: [] };
  file.destroy();
  const shared = (one: typeof code, other: typeof code) => {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return across > 0.0005 && down > 0.0005 ? across * down : 0;
  };
  const area = (one: typeof code) => (one.right - one.left) * (one.bottom - one.top);
  return seen.flatMap((one, index) => {
    const isOutside = one.left < 0.03 || one.right > 0.97 || one.top < 0.03 || one.bottom > 0.97;
    // The letters of a ligature share one box.
    const others = [code, ...seen.slice(index + 1).filter(({ at }) => at > one.at + 2)];
    const hit = others.some((other) => shared(one, other) > 0.2 * Math.min(area(one), area(other)));
    return isOutside || hit ? [text.slice(one.at, one.at + 12)] : [];
  });
}

const withoutSpaces = (text: string) => text.replace(/\s/g, '');

describe('a certificate', () => {
  it.each(kinds)(
    '[Z5] a certificate in $template on $paper names the person, quiz, result, date and address to verify it',
    async (kind) => {
      const text = await textOf(kind);
      for (const words of [
        'Certificate',
        'Amelia Hartmann',
        'Biology',
        '8 of 10 (80%)',
        'December 4, 2026',
        'Verify',
      ])
        expect(text).toContain(words);
      expect(withoutSpaces(text)).toContain(withoutSpaces(facts.quizTitle));
      expect(withoutSpaces(text)).toContain(facts.verifyUrl);
      expect(withoutSpaces(text)).toContain(withoutSpaces(facts.issuer));
      expect(withoutSpaces(text).split(id)).toHaveLength(3);
      expect(text).not.toMatch(/attempt|AI|extra time/);
    },
  );

  it.each(templates)(
    '[Z5] a certificate in %s names the attempt, whether answers had been shown, and that AI wrote the questions',
    async (template) => {
      const text = await textOf({ template, attemptNumber: 3, isMachineMade: true });
      expect(text).toContain('Passed on attempt 3.');
      expect(text).toContain('AI wrote the questions in this quiz.');
      expect(await textOf({ template, attemptNumber: 3, areKeysKnown: true })).toContain(
        'Passed on attempt 3. The correct answers were shown after earlier attempts.',
      );
      expect(await textOf({ template, areKeysKnown: true })).toContain(
        'Passed on the first attempt. Another quiz had shown the correct answers to some of these questions before.',
      );
    },
  );

  it.each(kinds)(
    '[Z5] a revoked certificate in $template on $paper says when it was revoked',
    async (kind) => {
      const revoked = { ...kind, revokedAt: new Date('2027-01-31T23:30:00Z') };
      const sentence = 'REVOKED on January 31, 2027. This certificate is no longer valid.';
      expect(await textOf(revoked)).toContain(sentence);
      expect(await textOf(kind)).not.toContain('REVOKED');
      expect(await collisionsOf({ ...revoked, attemptNumber: 12, areKeysKnown: true })).toEqual([]);
      const file = await PDFDocument.load(await drawCertificate({ ...facts, ...revoked }), {
        updateMetadata: false,
      });
      expect(file.getTitle()).toBe('Revoked certificate: Photosynthesis and cellular respiration');
    },
  );

  it('[Z5] a certificate shows fractions of points', async () => {
    expect(await textOf({ score: 7.5, totalQuestions: 9, percentage: 83.333333 })).toContain(
      '7.5 of 9 (83.33%)',
    );
  });

  it.each([
    ['Latin with marks', 'Nguyễn Thị Hằng'],
    ['Latin of which one letter is rare', 'Ǟta Łukaszewicz'],
    ['Greek', 'Ελένη Παπαδοπούλου'],
    ['Cyrillic', 'Владимир Щербаков'],
    ['Arabic', 'فاطمة الزهراء'],
    ['Persian', 'شیرین عبادی'],
    ['Hebrew', 'יעל בן־דוד'],
    ['Devanagari', 'श्रीकृष्ण विद्यार्थी'],
    ['Tamil', 'கிருஷ்ணன் ஸ்ரீநிவாசன்'],
    ['Thai', 'น้ำผึ้ง ใจดี'],
    ['Armenian', 'Անահիտ Սարգսյան'],
    ['Georgian', 'ნინო ბერიძე'],
    ['Ethiopic', 'አበበ ቢቂላ'],
    ['Chinese', '王小明'],
    ['Japanese', '山田 ひかり'],
    ['Korean', '김민준'],
  ])('[Z5] a name in %s can be copied from a certificate', async (_script, studentName) => {
    expect(await textOf({ studentName })).toContain(studentName);
  });

  it('[Z5] characters that no font contains are refused instead of drawn as a box', async () => {
    await expect(drawCertificate({ ...facts, studentName: 'Ada 🧪' })).rejects.toThrow('No font draws');
  });

  it.each(kinds)(
    '[Z5] names and titles of 200 letters fit completely on one page without overlapping: $template on $paper',
    async (kind) => {
      // A single word is broken between characters, several are broken between words.
      const sign = kind.paper === 'a4' ? 'W' : 'Wilhelmina ';
      const studentName = sign.repeat(200).slice(0, 200).trim();
      const quizTitle = studentName.toLowerCase();
      const changes = { ...kind, studentName, quizTitle, areKeysKnown: true, isMachineMade: true };
      const text = withoutSpaces(await textOf({ ...changes, attemptNumber: 12 }));
      expect(text).toContain(withoutSpaces(studentName));
      expect(text).toContain(withoutSpaces(quizTitle));
      for (const attemptNumber of [1, 12])
        expect(await collisionsOf({ ...changes, attemptNumber })).toEqual([]);
    },
  );

  it.each(kinds)('[Z5] a certificate is tagged for screen readers: $template on $paper', async (kind) => {
    const file = await PDFDocument.load(await drawCertificate({ ...facts, ...kind }), {
      updateMetadata: false,
    });
    expect(file.getTitle()).toBe('Certificate: Photosynthesis and cellular respiration');
    expect(file.catalog.lookup(PDFName.of('Lang'), PDFString).asString()).toBe('en');
    expect(String(file.catalog.lookup(PDFName.of('MarkInfo'), PDFDict).get(PDFName.of('Marked')))).toBe(
      'true',
    );
    const elements = elementsOf(file);
    expect(elements.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['Document', 'H1', 'P', 'Figure', 'Link']),
    );
    expect(elements.filter(({ type }) => type === 'H1')).toHaveLength(1);
    expect(elements.find(({ type }) => type === 'Figure')?.alt).toBe(`QR code of ${facts.verifyUrl}`);
    const [link] = file.getPage(0).node.Annots()?.asArray() ?? [];
    const action = file.context.lookup(link, PDFDict).lookup(PDFName.of('A'), PDFDict);
    expect(action.lookup(PDFName.of('URI'), PDFString).asString()).toBe(facts.verifyUrl);
  });

  it('[Z5] screen readers get a right-to-left name in logical order', async () => {
    const file = await PDFDocument.load(await drawCertificate({ ...facts, studentName: 'مُحَمَّد עם Ada' }));
    expect(elementsOf(file).map(({ actual }) => actual)).toContain('مُحَمَّد עם Ada'.normalize('NFC'));
  });

  it.each(templates)(
    '[Z5] the QR code of a certificate in %s encodes its exact address',
    async (template) => {
      const bytes = await drawCertificate({ ...facts, template });
      const figure = elementsOf(await PDFDocument.load(bytes)).find(({ type }) => type === 'Figure');
      const [left = 0, bottom = 0, right = 0, top = 0] = figure?.box ?? [];
      const file = await pdfium.loadDocument(bytes);
      const scale = 6;
      const page = file.getPage(0);
      const { data, width } = await page.render({ scale, render: 'bitmap' });
      const { data: modules, size } = encode(facts.verifyUrl, { ecc: 'M', border: 4 });
      const side = (right - left) / size;
      expect(top - bottom).toBeCloseTo(right - left);
      const isDark = (row: number, column: number) => {
        const x = Math.floor((left + (column + 0.5) * side) * scale);
        const y = Math.floor((595.28 - top + (row + 0.5) * side) * scale);
        return (data[(y * width + x) * 4] ?? 255) < 128;
      };
      expect(modules.map((row, y) => row.map((_, x) => isDark(y, x)))).toEqual(modules);
      file.destroy();
    },
  );

  it('[Z5] a certificate with embedded fonts has the same bytes for the same facts, below 200 kB', async () => {
    for (const template of templates) {
      const certificate = { ...facts, template, studentName: '王小明 김민준' };
      const bytes = await drawCertificate(certificate);
      expect(Buffer.compare(bytes, await drawCertificate(certificate))).toBe(0);
      expect(bytes.length).toBeLessThan(200_000);
    }
  });
});

type Element = { type: string; alt?: string; actual?: string; box?: number[] };

/** Returns the elements of the structure in reading order. */
function elementsOf(file: PDFDocument): Element[] {
  const walk = (value: unknown): Element[] => {
    if (value instanceof PDFArray) return value.asArray().flatMap((one) => walk(file.context.lookup(one)));
    if (!(value instanceof PDFDict)) return [];
    const type = value.get(PDFName.of('S'));
    const text = (key: string) => {
      const said = value.lookup(PDFName.of(key));
      return said instanceof PDFString || said instanceof PDFHexString ? said.decodeText() : undefined;
    };
    const attributes = value.lookup(PDFName.of('A'));
    const box = attributes instanceof PDFDict ? attributes.lookup(PDFName.of('BBox')) : undefined;
    const numbers =
      box instanceof PDFArray
        ? box.asArray().map((one) => (one instanceof PDFNumber ? one.asNumber() : 0))
        : undefined;
    const below = walk(value.lookup(PDFName.of('K')));
    return type
      ? [
          { type: String(type).slice(1), alt: text('Alt'), actual: text('ActualText'), box: numbers },
          ...below,
        ]
      : below;
  };
  return walk(file.catalog.lookup(PDFName.of('StructTreeRoot')));
}
