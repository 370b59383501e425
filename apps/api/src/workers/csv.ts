import { type Stringifier, stringify } from 'csv-stringify';

/** Characters with which a formula can begin in a spreadsheet, including their full-width forms. */
const formulaStart = /(^|[;\t\r\n])([\s"']*)(?=[=+\-@＝＋－＠])/g;

/**
 * Inserts an apostrophe before everything that a spreadsheet would run as a formula: at the beginning of a cell, and
 * after a semicolon, a tab or a line break, at which some spreadsheets split cells.
 */
export function withoutFormulas(text: string): string {
  return text.replace(formulaStart, "$1$2'");
}

const guardedFormula = /(^|[;\t\r\n])([\s"']*)'(?=[=+\-@＝＋－＠])/g;

/** Returns the text that was passed to `withoutFormulas`. */
export function withFormulas(text: string): string {
  return text.replace(guardedFormula, '$1$2');
}

/**
 * Opens a CSV stream in the format of RFC 4180: CRLF between lines, quotes if needed, and a byte-order mark for
 * Excel.
 */
export function openCsv(columns: readonly string[]): Stringifier {
  return stringify({
    header: true,
    bom: true,
    record_delimiter: 'windows',
    columns: [...columns],
    cast: { string: withoutFormulas },
  });
}
