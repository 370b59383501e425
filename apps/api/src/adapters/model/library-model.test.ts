import { compileRichText } from '@aw/content/rich-text';
import { decodeHTML } from 'entities';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeModel, eventsOf, passages, promptOf, textOf } from '../../testing/model-contract';
import { createLibraryModel } from './library-model';

const library = createLibraryModel();
const quote = async (...texts: string[]) =>
  textOf(
    await eventsOf(
      library,
      promptOf(
        '?',
        texts.map((text) => ({ title: 'A text', text })),
      ),
    ),
  );

describeModel('the study library', async () => ({
  model: library,
  open: async () => 0,
  close: async () => {},
}));

it('[A6] the study library quotes passages as a list, each with the number of its source', async () => {
  expect(textOf(await eventsOf(library, promptOf('Osmosis?', passages)))).toBe(
    [
      'I found two passages about that:\n',
      '- “Osmosis moves water through a membrane, to where more is dissolved.” [1]',
      '- “Roots take water up by osmosis.” [2]',
    ].join('\n'),
  );
  expect(await quote('Water\n  is wet.')).toBe('I found one passage about that:\n\n- “Water is wet.” [1]');
  expect(await quote('a', 'b', 'c', 'd')).toMatch(/^I found 4 passages/);
});

it('[A6] the study library says when no passage answers the question', async () => {
  expect(await quote()).toMatch(/^The study library has no passage that answers this\./);
  const ofDocument = { ...promptOf('?'), isOfDocument: true };
  expect(textOf(await eventsOf(library, ofDocument))).toMatch(
    /^I found nothing about that in the pages you can read\./,
  );
});

it('[A3] the study library gives one hint at a time, and says which one is the last', async () => {
  const hintText = async (number: number, count: number, texts = passages.slice(0, 1)) =>
    textOf(await eventsOf(library, { ...promptOf('?', texts), hint: { number, count } }));
  expect(await hintText(1, 3)).toMatch(
    /^Hint 1 of 3\. Try it before you ask for the next one:\n\n- “Osmosis/,
  );
  expect(await hintText(3, 3)).toMatch(/^Hint 3 of 3, the last one:/);
  expect(await hintText(1, 1)).toMatch(/^There is only one hint:/);
  expect(await hintText(4, 3, [])).toMatch(/^You have had all 3 hints/);
  expect(await hintText(2, 1, [])).toMatch(/^That was the only hint/);
  expect(await hintText(1, 0, [])).toMatch(/^The study library has no passage/);
});

it('[A3] the study library answers about a step what it knows, and quotes what is about it', async () => {
  const about = async (verdict: 'right' | 'wrong' | 'unknown', texts = passages.slice(0, 1)) => {
    const step = { verdict, where: verdict === 'wrong' ? '3*4 = 14' : null };
    return textOf(await eventsOf(library, { ...promptOf('Is my step right?', texts), step }));
  };
  expect(await about('unknown')).toMatch(
    /^Without an AI model I cannot check your step\. Compare it .+:\n\n- “Osm/,
  );
  expect(await about('right')).toMatch(/^The calculation in your step holds\. Without an AI model/);
  expect(await about('wrong')).toMatch(/^Please calculate “3×4 = 14” again: it does not hold\./);
  expect(await about('unknown', [])).toMatch(/cannot check your step\. I found no passage .+ An expert/);
});

it('[A6] source numbers, formulas, code and links inside a quote stay plain text', async () => {
  const text = await quote('As [2] says, *x* costs $5$ and `y` is [here](http://evil.example) &amp; <b>.');
  expect(text.match(/\[\d+\]/g)).toEqual(['[1]']);
  expect(compileRichText(text).html).toBe(
    [
      '<p dir="auto">I found one passage about that:</p>\n<ul>\n<li dir="auto">',
      '“As [2] says, *x* costs $5$ and `y` is [here](<a href="http://evil.example" rel="nofollow ugc noopener">',
      'http://evil.example</a>) &#x26;amp; &#x3C;b>.” [1]</li>\n</ul>',
    ].join(''),
  );
});

/** Characters with a meaning in Markdown, formulas, HTML and addresses. */
const marks = [
  '\\ ` ``` * ** _ ~~ $ $$ [ ] ](/x) [1] [^1] ![ <b> <!-- < </ &amp; &#42; & | --- === :// : \\$ \\[ ^ { } ” “',
  'http://a.example https://a.example/x_y www.a.example WWW.b.example a@b.example <http://a.example> mailto:a@b.example',
].flatMap((line) => line.split(' '));
const spaces = [' ', '\n', '\n\n', '\t', '    ', '\n# ', '\n- ', '\n1. ', '\n> ', '\u00a0'];

const marked = fc
  .array(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 8 }), fc.constantFrom(...marks, ...spaces)), {
    minLength: 1,
    maxLength: 12,
  })
  .map((parts) => parts.join(''))
  // PostgreSQL, which stores the quotes, does not accept NUL.
  .filter((text) => !text.includes('\0') && text.trim() !== '');

it('[A6] the page shows the words of any quote, and formats only the list and addresses', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(marked, { minLength: 1, maxLength: 3 }), async (texts) => {
      const { html } = compileRichText(await quote(...texts));
      const shown = decodeHTML(html.replace(/<[^>]*>/g, '')).replace(/\s+/g, ' ');
      for (const [at, text] of texts.entries())
        expect(shown).toContain(`“${text.replace(/\s+/g, ' ').trim()}” [${at + 1}]`);
      const tags = [...html.matchAll(/<(\w+)/g)].map(([, tag]) => tag);
      expect(tags.filter((tag) => !['p', 'ul', 'li', 'a'].includes(tag ?? ''))).toEqual([]);
      expect(html.match(/<li/g)).toHaveLength(texts.length);
    }),
    { numRuns: 2_000 },
  );
});
