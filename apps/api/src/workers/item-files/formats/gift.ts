import { letters } from '@aw/contracts/quizzes/attempts';
import type { QuizItem } from '@aw/contracts/quizzes/items';
import { type Block, questionOf } from './gift-question';
import { categoryOf, escaped, topicOf, unescaped } from './gift-text';
import type { ParsedItem } from './parsed-item';

/**
 * Writes multiple choice for Moodle: `=` for the right option, `~%100%` for a second one, mistakes as feedback, the
 * explanation as general feedback, the topic as category. The source is a comment, which Moodle ignores.
 */
export function writeGift(items: readonly QuizItem[]): string {
  let topic = '';
  const blocks: string[] = [];
  for (const item of items) {
    if (item.topic !== topic) blocks.push(`$CATEGORY: ${categoryOf(item.topic)}\n`);
    topic = item.topic;
    blocks.push(blockOf(item));
  }
  return blocks.join('\n');
}

function blockOf(item: QuizItem): string {
  const options = letters.map((letter) => {
    const sign = letter === item.correctAnswer ? '=' : letter === item.alsoCorrect ? '~%100%' : '~';
    return `\t${sign}${written(item.options[letter])}${item.mistakes[letter] && `#${written(item.mistakes[letter])}`}\n`;
  });
  return [
    item.source && `// source: ${escaped(item.source)}\n`,
    `[markdown]${escaped(item.question)} {\n`,
    ...options,
    item.explanation && `\t####${written(item.explanation)}\n`,
    '}\n',
  ].join('');
}

/** Escapes a text. Texts other than the question have its format, unless they begin like a format or a weight. */
function written(text: string): string {
  return /^[[%]/.test(text) ? `[markdown]${escaped(text)}` : escaped(text);
}

/**
 * Reads each question separately, so that a broken one affects no other. Lines of `text` end with \n.
 */
export function* readGift(text: string): Generator<ParsedItem> {
  for (const block of blocksOf(text)) yield questionOf(block);
}

function* blocksOf(text: string): Generator<Block> {
  let block: Block = { lines: [], topic: '', source: '' };
  for (const [index, line] of `${text}\n`.split('\n').entries()) {
    const trimmed = line.trim();
    if (trimmed === '') {
      if (block.lines.length > 0) yield block;
      block = { lines: [], topic: block.topic, source: '' };
    } else if (trimmed.startsWith('//')) {
      const comment = trimmed.slice(2).trim();
      if (comment.startsWith('source:')) block.source = unescaped(comment.slice('source:'.length));
    } else if (block.lines.length === 0 && trimmed.startsWith('$CATEGORY:')) {
      block.topic = topicOf(trimmed.slice('$CATEGORY:'.length));
    } else block.lines.push({ number: index + 1, text: line });
  }
}
