const kilobyte = 1000;

export type Weights = {
  /** Initial script bytes of each built page, after brotli. `isListed` means that search engines may show it. */
  pages: readonly { name: string; bytes: number; isListed: boolean }[];
  fontBytes: number;
};

export const scriptBudgetBytes = 120 * kilobyte;
export const fontBudgetBytes = 70 * kilobyte;

/** Loads its form and the price rules at once, because people come there to fill it in. */
const unbudgeted = ['payment/index.html'];

/** Returns a sentence for each page, and for the fonts, whose size exceeds its budget. */
export function overBudget({ pages, fontBytes }: Weights): string[] {
  const heavy = pages
    .filter(
      ({ name, bytes, isListed }) => isListed && bytes > scriptBudgetBytes && !unbudgeted.includes(name),
    )
    .map(
      ({ name, bytes }) =>
        `${name} loads ${inKilobytes(bytes)} of script first (brotli); its budget is ${inKilobytes(scriptBudgetBytes)}.`,
    );
  if (fontBytes <= fontBudgetBytes) return heavy;
  return [
    ...heavy,
    `The fonts weigh ${inKilobytes(fontBytes)}; their budget is ${inKilobytes(fontBudgetBytes)}.`,
  ];
}

/** Returns the table of sizes that the build prints. */
export function weightTable({ pages, fontBytes }: Weights, cssBytes: number): string {
  const rows = [
    ...pages.map(({ name, bytes }) => [bytes, name] as const),
    [fontBytes, 'fonts, together'] as const,
    [cssBytes, 'styles, together (brotli)'] as const,
  ];
  return rows.map(([bytes, name]) => `${inKilobytes(bytes).padStart(10)}  ${name}`).join('\n');
}

function inKilobytes(bytes: number): string {
  return `${(bytes / kilobyte).toFixed(1)} kB`;
}
