import { expect, it } from 'vitest';
import { plainWords, withoutSlowRuns } from './plain-words';

it('[R8] only the words of a text are kept', () => {
  expect(plainWords("The enzyme's rate (~/k_cat) is <b>3.5</b> s⁻¹, e.g. at 25°C!", 100)).toBe(
    'The enzyme s rate k cat is b 3 5 b s ¹ e g at 25 C',
  );
  expect(plainWords('‹!--~/.-_', 100)).toBe('');
});

it('[R8] words of scripts with marks and joiners stay whole', () => {
  for (const text of ['नमस्ते दुनिया', 'می‌خواهم', 'cafe\u0301', '光合作用'])
    expect(plainWords(text, 100)).toBe(text);
});

it('[R8] a text is cut after its first words, and a long word is divided', () => {
  expect(plainWords('_a'.repeat(10_000), 3)).toBe('a a a');
  expect(
    plainWords('😀x'.repeat(3) + 'é'.repeat(150), 100)
      .split(' ')
      .map(({ length }) => length),
  ).toEqual([1, 1, 64, 64, 23]);
});

it('[R8] a page with very long runs of marks is cut into pieces that are read fast', () => {
  for (const unit of ['_a', '~/', './', 'a_', '@1ae1', 'www.a/']) {
    const cut = withoutSlowRuns(`Before. ${unit.repeat(5_000)} After.`);
    expect(Math.max(...cut.split(' ').map(({ length }) => length))).toBeLessThanOrEqual(50);
    expect(cut.replaceAll(' ', '')).toBe(`Before.${unit.repeat(5_000)}After.`);
    expect(withoutSlowRuns(cut)).toBe(cut);
  }
  expect(withoutSlowRuns('<!-- '.repeat(1_000))).not.toContain('<!--');
});

it('[R8] a letter keeps at most 32 accents', () => {
  expect(withoutSlowRuns(`${'e\u0323\u0301'.repeat(5)}a${'\u0301\u0323'.repeat(20_000)}b`)).toBe(
    `${'e\u0323\u0301'.repeat(5)}a${'\u0301\u0323'.repeat(16)}b`,
  );
});

it('[R8] a page with addresses, leaders, lines to write on and code stays as it is', () => {
  const page = [
    `See https://example.com/${'a-long-path/'.repeat(20)}`,
    `Chapter 1 ${'.'.repeat(400)} 7`,
    `Name: ${'_'.repeat(1_200)}`,
    '<!-- one --> <p>text</p> <!-- two -->',
    '光合作用'.repeat(500),
  ].join('\n');
  expect(withoutSlowRuns(page)).toBe(page);
});
