import { createHash } from 'node:crypto';
import { compileRichText } from '@aw/content/rich-text';
import { type BankItem, type BankQuiz, type Letter, letters, type RichSource } from './bank';
import { dealLetters, placeOptions } from './deal-letters';
import type { ItemText, QuizText } from './quiz-file';

/** Minutes per item if a file sets no limit, and the minimum of such a limit. */
const minutesPerItem = 1;
const minTimeLimit = 30;

/** Share of the items that an attempt asks, and the minimum of their number. */
const askedShare = 2 / 3;
const minAsked = 10;

/** Compiles a quiz into what is taken and reviewed, with letters, HTML and hashes. */
export function compileQuiz({ key, items: texts, ...head }: QuizText): BankQuiz {
  const { subject, title, description, difficulty } = head;
  const items = compileItems(texts.map(({ text }) => text));
  const timeLimit = head.timeLimit ?? Math.max(minTimeLimit, items.length * minutesPerItem);
  const askedQuestions = Math.min(items.length, Math.max(minAsked, Math.round(items.length * askedShare)));
  const quiz = { key, subject, title, description, difficulty, timeLimit, askedQuestions };
  const hashes = items.map((item) => item.hash);
  const hash = hashOf([subject, title, description, difficulty, timeLimit, askedQuestions, hashes]);
  return { ...quiz, items, hash };
}

/** Compiles the items of one quiz and assigns their letters (see `dealLetters`). */
export function compileItems(texts: readonly ItemText[]): BankItem[] {
  const dealt = dealLetters(texts.map(({ id }) => id));
  return texts.map((text, index) => compileItem(text, dealt[index] ?? 'A'));
}

function compileItem(text: ItemText, correctAnswer: Letter): BankItem {
  const { id, topic, difficulty, source } = text;
  const answer: { option: string; mistake?: string } = { option: text.answer };
  const placed = placeOptions(id, correctAnswer, answer, text.others);
  const mistakes = Object.fromEntries(
    letters.flatMap((letter) => (letter === correctAnswer ? [] : [[letter, placed[letter].mistake]])),
  );
  const shown = letters.map((letter) => [letter, placed[letter].option]);
  const { stem, explanation } = text;
  return {
    id,
    topic,
    difficulty,
    question: richSource(stem),
    options: {
      A: richSource(placed.A.option),
      B: richSource(placed.B.option),
      C: richSource(placed.C.option),
      D: richSource(placed.D.option),
    },
    correctAnswer,
    mistakes,
    explanation: richSource(explanation),
    source,
    hash: hashOf([topic, difficulty, stem, shown, correctAnswer, mistakes, explanation, source]),
  };
}

function richSource(source: string): RichSource {
  const { html, text } = compileRichText(source);
  return { source, html, text };
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
