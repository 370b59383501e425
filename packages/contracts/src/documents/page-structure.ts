import * as z from 'zod/mini';

/** Version of the shape below. Pages with another version are shown as plain text. */
export const pageStructureVersion = 1;

/** Bounds of the structure of one page. What exceeds them is left out, and the plain text of the page has it. */
export const structureLimits = {
  blocks: 1500,
  characters: 200_000,
  items: 1000,
  rows: 500,
  cells: 40,
  altCharacters: 500,
  mathNodes: 400,
  mathDepth: 16,
} as const;

/** Elements of MathML Core that formulas consist of. */
export const mathTags = [
  'mfrac',
  'mi',
  'mn',
  'mo',
  'mover',
  'mroot',
  'mrow',
  'msqrt',
  'msub',
  'msubsup',
  'msup',
  'mtable',
  'mtd',
  'mtext',
  'mtr',
  'munder',
  'munderover',
] as const;
export type MathTag = (typeof mathTags)[number];

/** One MathML element: with a text or with children. The store keeps at most `mathDepth` levels. */
export type MathNode = { tag: MathTag; text?: string | undefined; children?: MathNode[] | undefined };
const mathNode: z.ZodMiniType<MathNode> = z.lazy(() =>
  z.object({
    tag: z.enum(mathTags),
    text: z.optional(z.string().check(z.maxLength(200))),
    children: z.optional(z.array(mathNode).check(z.maxLength(structureLimits.mathNodes))),
  }),
);

/** A formula, and the same as the text of the page has it. */
const formula = z.object({ text: z.string(), math: mathNode });
export type Formula = z.infer<typeof formula>;

/** Text with formulas in it, in order. */
const content = z.array(z.union([z.string(), formula])).check(z.maxLength(500));
export type StructureContent = z.infer<typeof content>;

const cell = z.object({
  content,
  isHead: z.optional(z.boolean()),
  columns: z.optional(z.int().check(z.minimum(2), z.maximum(structureLimits.cells))),
  rows: z.optional(z.int().check(z.minimum(2), z.maximum(structureLimits.rows))),
});
export type StructureCell = z.infer<typeof cell>;

/** An item of a list; `depth` is 0 for items of the outer list. The label is the number or sign before the item. */
const item = z.object({
  depth: z.int().check(z.minimum(0), z.maximum(5)),
  label: z.optional(z.string().check(z.maxLength(12))),
  content,
});
export type StructureItem = z.infer<typeof item>;

const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.int().check(z.minimum(1), z.maximum(6)), content }),
  z.object({ kind: z.literal('paragraph'), content }),
  z.object({ kind: z.literal('list'), items: z.array(item).check(z.maxLength(structureLimits.items)) }),
  z.object({
    kind: z.literal('table'),
    rows: z
      .array(z.array(cell).check(z.maxLength(structureLimits.cells)))
      .check(z.maxLength(structureLimits.rows)),
    /** Set if the first cell of a row is its rightmost one. */
    isRightToLeft: z.optional(z.boolean()),
  }),
  /** A picture, by its alternative text. */
  z.object({
    kind: z.literal('figure'),
    alt: z.string().check(z.maxLength(structureLimits.altCharacters)),
  }),
  z.object({ kind: z.literal('formula'), formula }),
  /** A footnote or endnote. */
  z.object({ kind: z.literal('note'), content }),
]);
export type StructureBlock = z.infer<typeof block>;

/** Headings, lists, tables, formulas, alternative texts and footnotes of one page in reading order. All text is data. */
export const pageStructure = z.object({
  version: z.literal(pageStructureVersion),
  blocks: z.array(block).check(z.maxLength(structureLimits.blocks)),
});
export type PageStructure = z.infer<typeof pageStructure>;
