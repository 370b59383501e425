import { write } from '../fitted-text';
import type { TaggedPdf } from '../tagged-pdf';
import { colors } from './marks';

const bandHeight = 46;
const side = 60;

/**
 * Draws a band across the top of the page, above everything that the templates draw, which says that the certificate
 * was revoked.
 */
export function drawRevocation(document: TaggedPdf, words: string): void {
  const { pdf, artifact } = document;
  const { width } = pdf.page;
  artifact(() => pdf.rect(0, 0, width, bandHeight).fill(colors.revoked));
  write(document, 'P', words, {
    face: 'sans-bold',
    size: 15,
    x: side,
    y: 20,
    width: width - 2 * side,
    align: 'center',
    color: colors.onRevoked,
  });
}
