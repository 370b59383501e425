import type { PageLayout, PlacedGlyph } from './page-layout';
import type { TextStyle } from './text-styles';

/** Edges in points from the top left corner of the page, or from the top right corner after `mirrored`. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** Adjacent visible characters of one line with one tag. The text ends with the blank or line break after them. */
export type Segment = Box & {
  text: string;
  /** Size of the font in points. */
  size: number;
  isBold: boolean;
  isFixedPitch: boolean;
  tag: number;
  isArtifact: boolean;
};

/** In font sizes: a wider gap starts another segment, and so does a larger vertical offset. */
const [maxGap, maxOffset] = [1.2, 0.8];
const lineBreak = /[\r\n]/;

/**
 * Cuts the visible text of a page into segments, in the order of the text. `visible` has the same length as the text
 * that the glyphs count in, and blanks for what is hidden.
 */
export function segmentsOf(layout: PageLayout, visible: string): Segment[] {
  const segments: Segment[] = [];
  let open: OpenSegment | undefined;
  const close = () => {
    if (open && open.text.trim() !== '') segments.push(finished(open));
    open = undefined;
  };
  for (const glyph of layout.glyphs) {
    const text = visible.slice(glyph.at, glyph.end);
    const style = layout.styles.get(glyph.object);
    if (!style || !glyph.box) {
      if (open) open.text += text;
      if (lineBreak.test(text)) close();
      continue;
    }
    const box = scaled(glyph.box, layout);
    if (open && !continues(open, box, style)) close();
    // The blanks that replace hidden words have no place.
    if (text.trim() === '') {
      if (open) open.text += text;
      continue;
    }
    open ??= { text: '', box, style, bold: 0, letters: 0, sizes: new Map() };
    add(open, { text, box, style });
  }
  close();
  return segments;
}

type OpenSegment = {
  text: string;
  box: Box;
  style: TextStyle;
  bold: number;
  letters: number;
  sizes: Map<number, number>;
};

function scaled(box: NonNullable<PlacedGlyph['box']>, { width, height }: PageLayout): Box {
  return {
    left: box.left * width,
    top: box.top * height,
    right: box.right * width,
    bottom: box.bottom * height,
  };
}

function continues({ box: last, style }: OpenSegment, box: Box, next: TextStyle): boolean {
  if (style.tag !== next.tag || style.isArtifact !== next.isArtifact) return false;
  const size = Math.max(style.size, next.size, 1);
  if (box.left - last.right > maxGap * size || last.left - box.right > maxGap * size) return false;
  const overlap = Math.min(last.bottom, box.bottom) - Math.max(last.top, box.top);
  return overlap > -maxOffset * size;
}

function add(open: OpenSegment, { text, box, style }: { text: string; box: Box; style: TextStyle }): void {
  open.text += text;
  open.letters++;
  if (style.isBold) open.bold++;
  const size = Math.round(style.size * 4) / 4;
  open.sizes.set(size, (open.sizes.get(size) ?? 0) + 1);
  open.box = unionOf(open.box, box);
}

/** Returns the smallest box around two. */
export function unionOf(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

/** Returns a box as it is in a mirror. On a page from right to left, lines, columns and cells then begin at `left`. */
export function mirrored<T extends Box>(box: T, pageWidth: number): T {
  return { ...box, left: pageWidth - box.right, right: pageWidth - box.left };
}

function finished({ text, box, style, bold, letters, sizes }: OpenSegment): Segment {
  const [size] = [...sizes].reduce((most, next) => (next[1] > most[1] ? next : most), [style.size, 0]);
  return {
    ...box,
    text,
    size,
    isBold: bold * 10 >= letters * 9,
    isFixedPitch: style.isFixedPitch,
    tag: style.tag,
    isArtifact: style.isArtifact,
  };
}
