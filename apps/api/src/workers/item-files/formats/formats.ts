import { countedMore, formatCount } from '@aw/contracts/duration-text';
import { type ItemFormat, type QuizItem, quizItem } from '@aw/contracts/quizzes/items';
import { maxImportBytes } from '@aw/contracts/quizzes/question-files';
import { readAiken, writeAiken } from './aiken';
import { readCsv, writeCsv } from './csv';
import { readGift, writeGift } from './gift';
import type { ParsedItem } from './parsed-item';

/** Maximum number of questions in one file. */
export const maxItems = 2_000;
/** Maximum number of faults that are listed. */
const maxFaults = 100;

export type Fault = { line: number; message: string };
export type ReadItems = { items: { line: number; item: QuizItem }[]; faults: Fault[] };
/** `notes` are sentences for the page about content that the format cannot store. */
export type WrittenItems = { text: string; notes: string[] };

/**
 * Reads the questions of a file, each with its line, and the faults of the others, in the order of the lines. Never
 * throws. A file that is too large gives one fault. Line breaks within texts are \n.
 */
export function readItems(format: ItemFormat, text: string): ReadItems {
  if (text.length > maxImportBytes || Buffer.byteLength(text) > maxImportBytes)
    return { items: [], faults: [{ line: 1, message: 'This file is larger than 2MB. Please split it.' }] };
  const items: ReadItems['items'] = [];
  const faults: Fault[] = [];
  let count = 0;
  for (const parsed of parsedItems(format, plainText(text))) {
    if (count === maxItems) {
      const message = `A file can have at most ${formatCount(maxItems, 'question')}. We did not read this one and the ones after it. Please put them in a second file.`;
      faults.push({ line: parsed.line, message });
      break;
    }
    count += 1;
    const { line } = parsed;
    if ('message' in parsed) faults.push(parsed);
    else {
      const checked = quizItem.safeParse(parsed.draft);
      if (checked.success) items.push({ line, item: checked.data });
      else
        faults.push(
          ...checked.error.issues.map((issue) => ({ line, message: subjectOf(issue) + issue.message })),
        );
    }
  }
  if (count === 0) faults.push({ line: 1, message: 'There are no questions in this file.' });
  return { items, faults: listed(faults) };
}

export function writeItems(format: ItemFormat, items: readonly QuizItem[]): WrittenItems {
  switch (format) {
    case 'csv':
      return { text: writeCsv(items), notes: [] };
    case 'gift':
      return { text: writeGift(items), notes: [] };
    case 'aiken':
      return writeAiken(items);
  }
}

function parsedItems(format: ItemFormat, text: string): Generator<ParsedItem> {
  switch (format) {
    case 'csv':
      return readCsv(text, maxItems);
    case 'gift':
      return readGift(text);
    case 'aiken':
      return readAiken(text);
  }
}

/**
 * Replaces unpaired surrogates by null bytes, for which a question is refused. A parser would replace them by another
 * character.
 */
function plainText(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Cs}/gu, '\0');
}

const names: Readonly<Record<string, string>> = {
  topic: 'Topic',
  question: 'Question',
  options: 'Option',
  mistakes: 'Mistake',
  explanation: 'Explanation',
  source: 'Source',
};

/** Returns the part of a question that a fault concerns, such as ‘Option B: ’, unless the message contains it. */
function subjectOf({ code, path: [field, letter] }: { code?: string; path: PropertyKey[] }): string {
  const name = names[String(field)];
  const isOfLetters = field === 'options' || field === 'mistakes';
  if (name === undefined || code === 'too_small' || (isOfLetters && letter === undefined)) return '';
  return letter === undefined ? `${name}: ` : `${name} ${String(letter)}: `;
}

function listed(faults: readonly Fault[]): Fault[] {
  const [next, ...others] = faults.slice(maxFaults);
  if (next === undefined) return [...faults];
  const message =
    others.length === 0
      ? 'There is 1 more error after this.'
      : `There are ${countedMore(others.length + 1, 'error')} after this.`;
  return [...faults.slice(0, maxFaults), { line: next.line, message }];
}
