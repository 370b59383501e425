import { encode } from 'uqr';
import type { Rect, TaggedPdf } from '../tagged-pdf';

/** Brand colours in the form that a PDF needs (sRGB of the tokens). */
export const colors = {
  paper: '#f9f6ef',
  raised: '#fefdfa',
  ink: '#15213f',
  muted: '#455067',
  line: '#dcd7cc',
  marginRule: '#eaaca3',
  accent: '#223f94',
  mark: '#fed759',
  markInk: '#352004',
  onInk: '#ede9e1',
  onInkMuted: '#c1beb2',
  revoked: '#9b1c1c',
  onRevoked: '#ffffff',
};

/** Draws the logo, a ruled page with one marked line, `size` points high. */
export function drawLogo(pdf: PDFKit.PDFDocument, x: number, y: number, size: number, isOnInk = false): void {
  pdf
    .save()
    .translate(x, y)
    .scale(size / 30);
  pdf.roundedRect(1, 1, 28, 28, 3).fill(isOnInk ? colors.paper : colors.ink);
  pdf
    .lineWidth(1.6)
    .strokeOpacity(0.62)
    .strokeColor(isOnInk ? colors.ink : colors.paper);
  pdf.path('M7 9.5h16M7 21h11').stroke().strokeOpacity(1);
  pdf.path('M6.2 12.6h17.3l.6 5.2H6.8z').fill(colors.mark);
  pdf.path('M7.5 15.3h15').strokeColor(colors.markInk).stroke();
  pdf.restore();
}

/** Draws a highlighter stroke behind a text, which ends in a tick of ink. */
export function drawMark(pdf: PDFKit.PDFDocument, { x, y, width, height }: Rect): void {
  const lean = height * 0.06;
  pdf
    .path(
      `M${x} ${y + lean}L${x + width} ${y}L${x + width + lean} ${y + height - lean}L${x + lean} ${y + height}Z`,
    )
    .fill(colors.mark);
  pdf.rect(x + width - 0.4, y - 1, 1.6, height + 1).fill(colors.ink);
}

/** Draws the address as a QR code with its quiet zone on white, as a figure with an alternative text. */
export function drawQrCode({ pdf, figure }: TaggedPdf, url: string, box: Rect): void {
  // Level M survives a crease or a stain: 15 % of the modules may be unreadable.
  const { data, size } = encode(url, { ecc: 'M', border: 4 });
  const module = box.width / size;
  figure(`QR code of ${url}`, box, () => {
    pdf.rect(box.x, box.y, box.width, box.height).fill('#ffffff');
    for (const [row, signs] of data.entries())
      for (let from = 0; from < size; from++) {
        let to = from;
        while (signs[to]) to += 1;
        if (to > from) pdf.rect(box.x + from * module, box.y + row * module, (to - from) * module, module);
        from = to;
      }
    pdf.fill(colors.ink);
  });
}
