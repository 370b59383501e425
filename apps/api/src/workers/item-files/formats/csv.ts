import { formatCount, formatNumber } from '@aw/contracts/duration-text';
import { type Letter, letterField, letters } from '@aw/contracts/quizzes/attempts';
import type { QuizItem } from '@aw/contracts/quizzes/items';
import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { withFormulas, withoutFormulas } from '../../csv';
import { byLetter, type ParsedItem } from './parsed-item';

const optionColumns = ['option_a', 'option_b', 'option_c', 'option_d'] as const;
const mistakeColumns = ['mistake_a', 'mistake_b', 'mistake_c', 'mistake_d'] as const;
const neededColumns = ['question', ...optionColumns, 'correct_answer'] as const;
const columns = [
  'topic',
  ...neededColumns,
  'also_correct',
  ...mistakeColumns,
  'explanation',
  'source',
] as const;
type Column = (typeof columns)[number];

/** A row of cells, and the line on which it begins. */
type Row = { line: number; cells: string[] };

/** Writes a table with a question in each row, below a header with the names of its columns in any order. */
export function writeCsv(items: readonly QuizItem[]): string {
  const rows = items.map((item) => [
    item.topic,
    item.question,
    ...letters.map((letter) => item.options[letter]),
    item.correctAnswer,
    item.alsoCorrect ?? '',
    ...letters.map((letter) => item.mistakes[letter]),
    item.explanation,
    item.source,
  ]);
  return stringify([[...columns], ...rows.map((cells) => cells.map(withoutFormulas))]);
}

/**
 * Reads at most `limit` rows, and reports each unreadable one with its line. Lines of `text` end with \n.
 */
export function* readCsv(text: string, limit: number): Generator<ParsedItem> {
  const { rows, fault } = rowsOf(text, limit);
  const [header, ...questions] = rows;
  if (header === undefined) {
    yield fault ?? {
      line: 1,
      message: `There is no table. Please start with a row of column names: ${columns.join(', ')}.`,
    };
    return;
  }
  const names = header.cells.map((name) => name.trim().toLowerCase());
  const faults = faultsOfHeader(names);
  for (const message of faults) yield { line: header.line, message };
  if (faults.length > 0) return;
  const places = new Map(names.map((name, place) => [name, place]));
  // Our own exports have our column names in our order. Only they have apostrophes inside cells.
  const isOurs = names.join() === columns.join();
  const textOf = (cell: string) => (isOurs ? withFormulas(cell) : withFormula(cell));
  for (const row of questions) yield questionOf(row, places, textOf);
  if (fault !== undefined) yield fault;
}

/**
 * Returns the non-empty rows, including one above the limit so that the caller notices it. A quotation mark that is
 * never closed swallows the rest of the file: then the rows before it, and a fault at its line.
 */
function rowsOf(text: string, limit: number): { rows: Row[]; fault?: ParsedItem } {
  const { delimiter, table } = tableOf(text);
  const enough = new Error('There are rows enough.');
  const rows: Row[] = [];
  let count = 0;
  let end = 0;
  const addRow = (cells: string[], { lines }: { lines: number }) => {
    end = lines;
    count += 1;
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line: lines - breaksIn(cells), cells });
    // The parser is slow for rows with another length than the first one, and a file may have a million of them.
    if (rows.length === limit + 2 || count === 10 * limit) throw enough;
    return null;
  };
  try {
    parse(table, {
      delimiter,
      relax_column_count: true,
      // A quotation mark inside of a cell is part of its text. Otherwise the number of cells is wrong.
      relax_quotes: true,
      skip_empty_lines: true,
      on_record: addRow,
    });
    return { rows };
  } catch (error) {
    if (error === enough && rows.length === limit + 2) return { rows };
    if (error === enough) return { rows, fault: { line: end, message: emptyRows } };
    if (!(error instanceof CsvError) || error.code !== 'CSV_QUOTE_NOT_CLOSED') throw error;
    return { rows, fault: { line: firstLineAfter(end, text), message: openQuote } };
  }
}

const emptyRows =
  'There are too many empty rows, so we did not read anything after this one. Please delete them.';
const openQuote =
  'A quotation mark in this row is not closed, so we could not read anything after it. Please close it. To use a quotation mark inside quoted text, write it twice.';

/**
 * Finds the delimiter. Excel may name it in a first line such as `sep=;`, which is blanked so that line numbers stay.
 * Otherwise the header shows it: spreadsheets of some languages write semicolons, and copied cells have tabs, but no
 * column name contains either.
 */
function tableOf(text: string): { delimiter: string; table: string } {
  const [line, delimiter] = /^\s*"?sep=([^"\n])"?(?:;|,|\t)*[^\S\n]*(?=\n|$)/i.exec(text) ?? [];
  if (line !== undefined && delimiter !== undefined)
    return { delimiter, table: line.replace(/[^\n]/g, '') + text.slice(line.length) };
  return { delimiter: delimiterOf(text), table: text };
}

function delimiterOf(text: string): string {
  const [header = ''] = text.trimStart().split('\n', 1);
  return [',', ';', '\t'].find((sign) => header.includes(sign)) ?? ',';
}

function breaksIn(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
}

function firstLineAfter(end: number, text: string): number {
  const lines = text.split('\n');
  const next = lines.findIndex((line, index) => index >= end && line.trim() !== '');
  return (next === -1 ? end : next) + 1;
}

function faultsOfHeader(names: readonly string[]): string[] {
  const knownColumns = new Set<string>(columns);
  const unknown = names.filter((name) => !knownColumns.has(name));
  const missing = neededColumns.filter((name) => !names.includes(name));
  const twice = columns.filter((name) => names.indexOf(name) !== names.lastIndexOf(name));
  return [
    ...(unknown.length > 0
      ? [`Unknown columns: ${listed(unknown)}. Please use only ${columns.join(', ')}.`]
      : []),
    ...(missing.length > 0 ? [`Missing columns: ${listed(missing)}. Please add them to the first row.`] : []),
    ...(twice.length > 0 ? [`These columns appear twice: ${listed(twice)}. Please keep one of each.`] : []),
  ];
}

/** Returns at most five names, each cut, so that a file that is not a table does not fill the page. */
function listed(names: readonly string[]): string {
  const shown = names
    .slice(0, 5)
    .map((name) => (name === '' ? 'one without a name' : `“${name.slice(0, 40).replace(/\p{C}/gu, ' ')}”`));
  return names.length > 5
    ? `${shown.join(', ')} and ${formatNumber(names.length - 5)} more`
    : shown.join(', ');
}

function questionOf(
  { line, cells }: Row,
  places: ReadonlyMap<string, number>,
  textOf: (cell: string) => string,
): ParsedItem {
  if (cells.length !== places.size) {
    const message = `This row has ${formatCount(cells.length, 'cell')}, but the first row has ${places.size}. Please put text with commas or line breaks in quotation marks.`;
    return { line, message };
  }
  const cell = (column: Column) => textOf(cells[places.get(column) ?? -1] ?? '');
  const correct = letterOf(cell('correct_answer'));
  const also = cell('also_correct').trim();
  if (correct === undefined) return { line, message: 'Please write A, B, C or D as correct_answer.' };
  const alsoCorrect = also === '' ? null : letterOf(also);
  if (alsoCorrect === undefined)
    return { line, message: 'Please write A, B, C or D as also_correct, or leave it empty.' };
  return {
    line,
    draft: {
      topic: cell('topic'),
      question: cell('question'),
      options: byLetter(optionColumns.map(cell)),
      correctAnswer: correct,
      alsoCorrect,
      mistakes: byLetter(mistakeColumns.map(cell)),
      explanation: cell('explanation'),
      source: cell('source'),
    },
  };
}

function letterOf(text: string): Letter | undefined {
  return letterField.safeParse(text.trim().toUpperCase()).data;
}

/** Removes the apostrophe that kept a spreadsheet from running a cell. */
function withFormula(cell: string): string {
  return /^'+[=+\-@＝＋－＠]/.test(cell) ? cell.slice(1) : cell;
}
