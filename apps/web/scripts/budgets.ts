const kilobyte = 1000;

export type Weights = {
  /** Initial script bytes of each built page, after brotli. `isListed` means that search engines may show it. */
  pages: readonly { name: string; bytes: number; isListed: boolean }[];
  fontBytes: number;
  /** Bytes that the text view of a document loads in addition, after brotli. */
  readerBytes: number;
};

export const scriptBudgetBytes = 120 * kilobyte;
export const fontBudgetBytes = 70 * kilobyte;
export const readerBudgetBytes = 10 * kilobyte;

/** Loads its form and the price rules at once, because people come there to fill it in. */
const unbudgeted = ['payment/index.html'];

/** Returns a sentence for each page, the fonts and the text view, if its size exceeds its budget. */
export function overBudget({ pages, fontBytes, readerBytes }: Weights): string[] {
  const heavy = pages
    .filter(
      ({ name, bytes, isListed }) => isListed && bytes > scriptBudgetBytes && !unbudgeted.includes(name),
    )
    .map(
      ({ name, bytes }) =>
        `${name} loads ${inKilobytes(bytes)} of script first (brotli); its budget is ${inKilobytes(scriptBudgetBytes)}.`,
    );
  if (fontBytes > fontBudgetBytes)
    heavy.push(`The fonts weigh ${inKilobytes(fontBytes)}; their budget is ${inKilobytes(fontBudgetBytes)}.`);
  if (readerBytes > readerBudgetBytes)
    heavy.push(
      `The text view of documents weighs ${inKilobytes(readerBytes)}; its budget is ${inKilobytes(readerBudgetBytes)}.`,
    );
  return heavy;
}

/** Returns the table of sizes that the build prints. */
export function weightTable({ pages, fontBytes, readerBytes }: Weights, cssBytes: number): string {
  const rows = [
    ...pages.map(({ name, bytes }) => [bytes, name] as const),
    [fontBytes, 'fonts, together'] as const,
    [readerBytes, 'text view of documents'] as const,
    [cssBytes, 'styles, together (brotli)'] as const,
  ];
  return rows.map(([bytes, name]) => `${inKilobytes(bytes).padStart(10)}  ${name}`).join('\n');
}

function inKilobytes(bytes: number): string {
  return `${(bytes / kilobyte).toFixed(1)} kB`;
}
