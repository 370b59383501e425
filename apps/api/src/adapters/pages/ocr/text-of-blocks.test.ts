import { expect, it } from 'vitest';
import { type Block, textOfBlocks } from './text-of-blocks';

/** Returns a block of one paragraph. */
function blockOf(lines: readonly (readonly string[])[]): Block {
  const recognised = lines.map((words) => ({
    confidence: 90,
    words: words.map((text) => ({ text, confidence: 90 })),
  }));
  return { paragraphs: [{ lines: recognised }] };
}

it('[D14] words of Chinese, Japanese and Thai have no blanks between them, and other words have', () => {
  const { text } = textOfBlocks([
    blockOf([
      ['光', '合作', '用', '，', 'ATP', '合成'],
      ['การ', 'สังเคราะห์', 'แสง'],
      ['light', 'and', 'water'],
    ]),
  ]);
  expect(text).toBe('光合作用， ATP 合成\nการสังเคราะห์แสง\nlight and water');
});
