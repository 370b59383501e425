import { expect, it } from 'vitest';
import { teaserOf } from './teaser';

it('[Q1] [Q10] a teaser is the beginning of a text on one line, without addresses of images and links', () => {
  for (const [content, teaser] of [
    ['I tried $x^2$.', 'I tried $x^2$.'],
    ['First\n\nsecond   third', 'First second third'],
    ['See ![My attempt](/api/images/0f-4x3)\nand [this](https://a.example).', 'See My attempt and this.'],
    ['![](/api/images/0f-4x3)', ''],
    ['a[0](x) [not closed', 'a0 [not closed'],
    ['x'.repeat(301), `${'x'.repeat(299)}…`],
  ])
    expect(teaserOf(content ?? '')).toBe(teaser);
});
