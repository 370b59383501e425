import { readDemoPages } from '@aw/bench/document-questions';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { openLanguageDetector } from '../../../workers/languages/language-detector';
import { detectLanguage, sampleOf } from './detect-language';

/** Long limits, because other tests may keep the machine busy. */
const detector = openLanguageDetector({ onError: () => {}, maxWaitMs: 600_000, deadlineMs: 600_000 });
afterAll(() => detector.close());

it('[D22] the language of a document is detected in a thread', async () => {
  expect(await detectLanguage(detector, readDemoPages('big-o-by-counting.pdf'))).toBe('en');
  const spanish = [
    'Apuntes de economía',
    'La curva de oferta se desplaza cuando suben los costes de producción.',
  ];
  expect(await detectLanguage(detector, spanish)).toBe('es');
});

it('[D22] a document without readable text has no language', async () => {
  expect(await detectLanguage(detector, [])).toBeNull();
  expect(await detectLanguage(detector, ['', ' \n'])).toBeNull();
});

it('[D22] repeated headers in another language do not decide about long pages', async () => {
  const header = 'Universidad Autónoma, Facultad de Ciencias Económicas y Empresariales. ';
  const text = 'Die Angebotskurve verschiebt sich nach links, wenn die Kosten der Herstellung steigen. ';
  const pages = Array.from({ length: 40 }, () => header + text.repeat(30));
  expect(await detectLanguage(detector, pages)).toBe('de');
});

it('[D22] at most 5,000 characters are read, in pieces of at most 350, from every part of a document', () => {
  const pages = fc.array(fc.string({ maxLength: 9_000, size: 'max' }), { maxLength: 40 });
  fc.assert(
    fc.property(pages, (texts) => {
      const pieces = sampleOf(texts);
      expect(pieces.join('').length).toBeLessThanOrEqual(5_000);
      for (const piece of pieces) {
        expect(piece.length).toBeLessThanOrEqual(350);
        expect(texts.some((text) => text.includes(piece))).toBe(true);
      }
    }),
    { numRuns: 50 },
  );
  const numbered = Array.from({ length: 100 }, (_, at) => `page ${at}`);
  expect(sampleOf(numbered).at(-1)).toBe('page 93');
});

it('[D22] a long document without spaces gives a sample of 5,000 characters at most', () => {
  const pages = Array.from({ length: 500 }, () => 'x'.repeat(10_000));
  const pieces = sampleOf(pages);
  expect(pieces.length).toBeGreaterThan(0);
  expect(pieces.join('').length).toBeLessThanOrEqual(5_000);
});
