import { drawText, type FittedText, fitText } from './fitted-text';
import type { Face } from './fonts';
import { openTaggedPdf } from './tagged-pdf';
import { cleanText, undrawableSigns } from './written-text';

const margin = 56;
const amountWidth = 110;
const ink = '#15213f';
const muted = '#455067';
const line = '#dcd7cc';

/** Replacement for a character that no font has. */
const unknownSign = '□';

type Look = { size?: number; isBold?: boolean; isQuiet?: boolean };

/** A4 paper that is filled from top to bottom, line by line, with as many pages as needed. */
export type Sheet = {
  heading(text: string, size: number): void;
  text(text: string, look?: Look): void;
  /** Adds words on the left and an amount on the right. */
  row(left: string, right: string, look?: Look): void;
  rule(): void;
  gap(points: number): void;
  end(): Promise<Buffer>;
};

/** Opens a sheet with a title for readers and search. `at` is its date. */
export function openSheet(title: string, at: Date): Sheet {
  const { pdf, element, artifact, end } = openTaggedPdf({
    title,
    at,
    size: 'a4',
    layout: 'portrait',
    margin,
  });
  const width = pdf.page.width - 2 * margin;
  const fit = (text: string, face: Face, size: number, across: number) =>
    fitText(drawable(text), { face, size, width: across, lead: 1.24 });
  const need = (points: number) => {
    if (pdf.y + points > pdf.page.height - margin) pdf.addPage();
  };
  /** Draws texts beside each other, and continues below the highest. */
  const draw = (
    type: 'H1' | 'H2' | 'P',
    color: string,
    ...texts: { text: FittedText; x: number; align?: 'right' }[]
  ) => {
    const height = Math.max(...texts.map(({ text }) => text.height));
    need(height);
    const { y } = pdf;
    element(type, () => {
      for (const { text, x, align } of texts)
        drawText(pdf, text, { x, y, width: align ? amountWidth : width, align, color });
    });
    pdf.y = y + height;
  };
  let hasTitle = false;
  return {
    heading(text, size) {
      need(3 * size);
      draw(hasTitle ? 'H2' : 'H1', ink, { text: fit(text, 'book-bold', size, width), x: margin });
      hasTitle = true;
    },
    text(text, { size = 10, isBold = false, isQuiet = false } = {}) {
      const fitted = fit(text, isBold ? 'sans-bold' : 'sans', size, width);
      draw('P', isQuiet ? muted : ink, { text: fitted, x: margin });
    },
    row(left, right, { size = 10, isBold = false, isQuiet = false } = {}) {
      need(60);
      const face = isBold ? 'sans-bold' : 'sans';
      const amount = fit(right, face, size, amountWidth);
      const words = fit(left, face, size, width - amountWidth - 16);
      draw(
        'P',
        isQuiet ? muted : ink,
        { text: words, x: margin },
        { text: amount, x: margin + width - amountWidth, align: 'right' },
      );
      pdf.y += size * 0.36;
    },
    rule() {
      pdf.y += 4;
      artifact(() => pdf.rect(margin, pdf.y, width, 0.75).fill(line));
      pdf.y += 8;
    },
    gap(points) {
      pdf.y += points;
    },
    end,
  };
}

/** Replaces characters that cannot be drawn, so that a receipt is possible for any name. */
function drawable(text: string): string {
  const clean = cleanText(text);
  return undrawableSigns(clean).reduce((left, sign) => left.replaceAll(sign, unknownSign), clean);
}
