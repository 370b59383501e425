import { expect, it } from 'vitest';
import { splitBlocks } from './split-blocks';

it('[A4] a text is split at blank lines', () => {
  expect(splitBlocks('')).toEqual([]);
  expect(splitBlocks('One\nline\n\n\nTwo')).toEqual(['One\nline', 'Two']);
  expect(splitBlocks('One\n\n')).toEqual(['One']);
});

it('[A4] code and formulas of several lines are not split, closed or not', () => {
  const code = '```js\na();\n\nb();\n```';
  expect(splitBlocks(`Before\n\n${code}\n\nAfter`)).toEqual(['Before', code, 'After']);
  expect(splitBlocks('```\na\n\nb')).toEqual(['```\na\n\nb']);
  expect(splitBlocks('````\n```\n\n````\n\nx')).toEqual(['````\n```\n\n````', 'x']);
  expect(splitBlocks('$$\nx\n\ny\n$$\n\nz')).toEqual(['$$\nx\n\ny\n$$', 'z']);
  expect(splitBlocks('$$x$$\n\nz')).toEqual(['$$x$$', 'z']);
  expect(splitBlocks('It costs $5.\n\nReally $$')).toEqual(['It costs $5.', 'Really $$']);
});
