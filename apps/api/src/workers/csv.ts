import { type Stringifier, stringify } from 'csv-stringify';

/** Characters by which a spreadsheet tells a formula, also in their full-width forms. */
const formulaStart = /(^|[;\t\r\n])([\s"']*)(?=[=+\-@＝＋－＠])/g;

/**
 * Puts an apostrophe before whatever a spreadsheet would run as a formula: at the beginning of a cell, and after a
 * semicolon, a tab or a line break, by which some spreadsheets divide cells.
 */
export function withoutFormulas(text: string): string {
  return text.replace(formulaStart, "$1$2'");
}

const guardedFormula = /(^|[;\t\r\n])([\s"']*)'(?=[=+\-@＝＋－＠])/g;

/** Gives back the text that `withoutFormulas` was given. */
export function withFormulas(text: string): string {
  return text.replace(guardedFormula, '$1$2');
}

/** Opens a CSV stream as RFC 4180 describes it: CRLF between lines, quotes where needed, and a byte-order mark for Excel. */
export function openCsv(columns: readonly string[]): Stringifier {
  return stringify({
    header: true,
    bom: true,
    record_delimiter: 'windows',
    columns: [...columns],
    cast: { string: withoutFormulas },
  });
}
