import { letters } from '@aw/contracts/quizzes/attempts';
import type { QuizItem } from '@aw/contracts/quizzes/items';
import {
  type GIFTQuestion,
  SyntaxError as GiftSyntaxError,
  type MultipleChoice,
  parse,
  type TextChoice,
  type TextFormat,
} from 'gift-pegjs';
import { textOfHtml, unknownTag } from './gift-text';
import { byLetter, type ParsedItem, wrongCount } from './parsed-item';

/** More than twice the length of the longest question with every character escaped. It limits the parser's time. */
const maxBlockLength = 50_000;

/** Lines up to an empty one, without comments, and the topic and source from the lines before them. */
export type Block = { lines: { number: number; text: string }[]; topic: string; source: string };

const advice = 'Please write a backslash before each ~ = # { } : that is part of the text.';

/** Reads one question like Moodle: multiple choice with four options, or the reason why it is none. */
export function questionOf({ lines, topic, source }: Block): ParsedItem {
  const line = lines[0]?.number ?? 1;
  const text = lines.map((each) => each.text).join('\n');
  if (text.length > maxBlockLength)
    return { line, message: 'This question is too long. Please leave an empty line between two questions.' };
  if (text.includes('\0')) return { line, message: 'Please remove the unreadable characters.' };
  const parts = partsOf(text);
  if ('message' in parts) return { line, message: parts.message };
  let questions: GIFTQuestion[];
  try {
    questions = parse(forParser(parts));
  } catch (error) {
    if (!(error instanceof GiftSyntaxError)) throw error;
    const at = lines[parts.titleLines + error.location.start.line - 1]?.number ?? line;
    return { line: at, message: `The rest of this question cannot be read. ${advice}` };
  }
  const [question] = questions;
  if (question?.type !== 'MC') return { line, message: kindFaults[question?.type ?? 'Description'] };
  const read = readChoices(question);
  return 'message' in read ? { line, message: read.message } : { line, draft: { ...read, topic, source } };
}

function kindFault(kind: string): string {
  return `This is ${kind}. Only multiple choice with four options can be imported.`;
}

const kindFaults: Record<Exclude<GIFTQuestion['type'], 'MC'>, string> = {
  Category: kindFault('a category'),
  Description: kindFault('a description without answers'),
  Essay: kindFault('an essay question'),
  Matching: kindFault('a matching question'),
  Numerical: kindFault('a numerical question'),
  Short: kindFault('a short-answer question'),
  TF: kindFault('a true-or-false question'),
};

type Parts = { titleLines: number; head: string; answers: string; tail: string };

/**
 * Returns the text before, in and after the braces, without the title, which only names the question in Moodle's
 * lists.
 */
function partsOf(text: string): Parts | { message: string } {
  const [title] = /^\s*::(?:\\.|[^\\:]|:(?!:))*::/s.exec(text) ?? [''];
  const rest = text.slice(title.length);
  const [open, close, ...others] = [...rest.matchAll(/\\.|[{}]/gs)].filter(([sign]) => sign.length === 1);
  if (open === undefined) return { message: kindFaults.Description };
  if (open[0] === '{' && close === undefined)
    return {
      message:
        'The { of this question is not closed. Please write } after its last option, with no empty line before it.',
    };
  if (open[0] === '}' || close?.[0] !== '}' || others.length > 0)
    return {
      message:
        'This question has braces that do not belong to its options. Please write a backslash before each of them, and leave an empty line between two questions.',
    };
  return {
    titleLines: title.split('\n').length - 1,
    head: rest.slice(0, open.index),
    answers: rest.slice(open.index + 1, close.index),
    tail: rest.slice(close.index + 1),
  };
}

/**
 * Prepares text that Moodle accepts and the grammar does not: plain signs before and after the braces, a plain colon,
 * an arrow or a percent sign in an option. A null byte, which the text never contains, keeps the grammar from taking
 * texts for its own marks.
 */
function forParser({ head, answers, tail }: Parts): string {
  const bare = /\\.|[=~#:]/gs;
  const inText = /(?<=\S)[^\S\n]*\n([^\S\n]*)(?=\S)/g;
  // A line break belongs to the text unless a sign of the format is before or after it.
  const inChoice = /(?<=[^\s=~#%])[^\S\n]*\n([^\S\n]*)(?=[^\s=~#])/g;
  const withBackslash = (sign: string) => (sign.length === 1 ? `\\${sign}` : sign);
  const isChoice = answers.replace(/\\./gs, '').includes('~');
  const choices = answers
    .replace(/\\.|:/gs, withBackslash)
    .replaceAll('->', '-\0>')
    .replace(/([=~]\s*)%(?!-?\d{1,3}(?:\.\d+)?%)/g, '$1\0%')
    .replace(inChoice, keptBreak);
  const [before, after] = [head, tail].map((text) =>
    text.replace(bare, withBackslash).replace(inText, keptBreak),
  );
  const marked = `${before}{${isChoice ? choices : answers}}${after}`;
  // After a title, a text that begins with // is not a comment.
  return `::question::${marked.replaceAll('&', '&\0')}`;
}

/**
 * Returns a line break that the grammar does not turn into a space: the format's own sign for one, and the break
 * itself, by which faults are numbered and which `plain` removes. A null byte after each space keeps the indentation
 * of the next line.
 */
function keptBreak(_: string, indent: string): string {
  return `\\n\0\0\n\0${indent.replace(/./g, '$&\0')}`;
}

function readChoices({
  stem,
  choices,
  globalFeedback,
}: MultipleChoice): Omit<QuizItem, 'topic' | 'source'> | { message: string } {
  const message = wrongCount(choices.length);
  if (message !== undefined) return { message };
  const inHtml = [stem, globalFeedback, ...choices.flatMap(({ text, feedback }) => [text, feedback])].filter(
    (text) => text?.format === 'html',
  );
  const tag = inHtml.map((text) => unknownTag(plain(text))).find((name) => name !== undefined);
  if (tag !== undefined)
    return {
      message: `The HTML of this question has ${tag}>, which cannot be imported. Please write the question as [markdown].`,
    };
  const weights = choices.map(weightOf);
  if (weights.some((weight) => weight !== 0 && weight !== 100))
    return {
      message:
        'An option must be right or wrong, with nothing in between. Please write = or %100% before a right option, and only ~ before the others.',
    };
  const right = letters.filter((_, index) => weights[index] === 100);
  // If only one has the equals sign, it is the answer and the other one counts too.
  const withEqualsSign = right.filter((letter) => choices[letters.indexOf(letter)]?.isCorrect);
  const [correctAnswer, alsoCorrect = null, third] = new Set([...withEqualsSign, ...right]);
  if (correctAnswer === undefined)
    return { message: 'No option is right. Please write = before the right option.' };
  if (third !== undefined)
    return { message: 'More than two options are right. Please write = before one or two options only.' };
  const feedback = choices.map((choice) => textOf(choice.feedback));
  const praise = feedback.filter((_, index) => weights[index] === 100);
  return {
    question: textOf(stem),
    options: byLetter(choices.map(({ text }) => textOf(text))),
    correctAnswer,
    alsoCorrect,
    mistakes: byLetter(feedback.map((text, index) => (weights[index] === 100 ? '' : text))),
    // Feedback about a right option explains it.
    explanation: [...praise, textOf(globalFeedback)].filter((text) => text !== '').join('\n\n'),
  };
}

function weightOf({ isCorrect, weight }: TextChoice): number {
  return weight ?? (isCorrect ? 100 : 0);
}

function plain(text: TextFormat | null): string {
  return text?.text.replace(/\0\0[ \n]/g, '').replaceAll('\0', '') ?? '';
}

function textOf(text: TextFormat | null): string {
  return text?.format === 'html' ? textOfHtml(plain(text)) : plain(text).trim();
}
