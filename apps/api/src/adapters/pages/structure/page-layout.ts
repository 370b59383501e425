import type { PDFiumPage } from '@hyzyla/pdfium';
import { handleOf, pdfiumOf } from '../pdfium-module';
import { type Rule, readRules } from './rules';
import { readTags, type TagNode } from './tag-tree';
import { readTextStyles, type TextStyle } from './text-styles';

/** A character of the page's text from `at` to `end`, with its edges as parts of the page, counted from the top. */
export type PlacedGlyph = {
  at: number;
  end: number;
  /** PDFium's numbers of the character and of the text object that draws it; the object is 0 for generated blanks. */
  index: number;
  object: number;
  box: { left: number; top: number; right: number; bottom: number } | undefined;
};

/** Everything about a page that its structure follows from, except for which characters are visible. */
export type PageLayout = {
  /** Size of the page in points. */
  width: number;
  height: number;
  glyphs: readonly PlacedGlyph[];
  /** Keyed by text object. */
  styles: ReadonlyMap<number, TextStyle>;
  /** Thin lines and filled boxes, in points from the top left corner. */
  rules: readonly Rule[];
  /** The structure that the file itself has for this page. */
  tags: readonly TagNode[] | undefined;
};

/** Reads the layout of a page. Must be called before the page is drawn, which closes it. */
export function readLayout(page: PDFiumPage, textPage: number, glyphs: readonly PlacedGlyph[]): PageLayout {
  const module = pdfiumOf(page);
  const pageIdx = handleOf(page, 'pageIdx');
  const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
  const memory = module.wasmExports.malloc(4096);
  try {
    const reader = { module, pageIdx, textPage, memory };
    return {
      width,
      height,
      glyphs,
      styles: readTextStyles(reader, glyphs),
      rules: readRules(reader, { width, height }),
      tags: readTags(reader),
    };
  } finally {
    module.wasmExports.free(memory);
  }
}
