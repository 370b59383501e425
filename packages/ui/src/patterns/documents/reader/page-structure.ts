/** The parts of a formula as MathML: each has a text or children. */
export type MathPart = { tag: string; text?: string | undefined; children?: MathPart[] | undefined };
/** Text with formulas in it. */
export type PageContent = (string | { text: string; math: MathPart })[];
export type PageCell = {
  content: PageContent;
  isHead?: boolean | undefined;
  columns?: number | undefined;
  rows?: number | undefined;
};
export type PageItem = { depth: number; label?: string | undefined; content: PageContent };

/** One block of a page, as the contract of the API describes it. */
export type PageBlock =
  | { kind: 'heading'; level: number; content: PageContent }
  | { kind: 'paragraph' | 'note'; content: PageContent }
  | { kind: 'list'; items: PageItem[] }
  /** `isRightToLeft` is set if the first cell of a row is its rightmost one. */
  | { kind: 'table'; rows: PageCell[][]; isRightToLeft?: boolean | undefined }
  | { kind: 'figure'; alt: string }
  | { kind: 'formula'; formula: { text: string; math: MathPart } };
