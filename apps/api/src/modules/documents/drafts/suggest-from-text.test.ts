import { expect, it } from 'vitest';
import { suggestFromText } from './suggest-from-text';

const suggested = (fileName: string, title = '', text = 'Waves and optics in one chapter') =>
  suggestFromText({ fileName, title, text, courseCode: null, today: new Date('2026-03-01') }).title;

it.each([
  ['scan 001.pdf', 'Waves and optics in one chapter'],
  ['IMG_2041 (1).pdf', 'Waves and optics in one chapter'],
  ['final-copy.new.pdf', 'Waves and optics in one chapter'],
  ['scanner notes.pdf', 'Scanner notes'],
  ['Лекция 4.pdf', 'Лекция 4'],
])('[D25] the name %s gives the title %s', (fileName, title) => {
  expect(suggested(fileName)).toBe(title);
});

// An expression with nested repetition would not end for these names.
it.each(['scan', 'new', 'copy', '1', '.', '- '])(
  '[D25] a name of 180 characters that repeats "%s" is read in one pass',
  (part) => {
    const name = `${part.repeat(180).slice(0, 170)} x.pdf`;
    expect(suggested(name)).not.toBe('');
  },
);

it('[D25] long titles and lines are read in one pass', () => {
  expect(suggested('Optics.pdf', 'a'.repeat(200_000))).toBe('Optics');
  expect(suggested('Optics.pdf', 'ab '.repeat(100_000)).length).toBeLessThanOrEqual(200);
  expect(suggested('scan.pdf', '', `${'a'.repeat(200_000)}\nWave optics`)).toBe('Wave optics');
});
