import { drawText, type Fit, fitText, say, write } from '../fitted-text';
import type { TaggedPdf } from '../tagged-pdf';
import type { CertificateWords } from './certificate-words';
import { colors, drawQrCode } from './marks';

const side = 76;
const footHeight = 104;
const frame = 24;

/** Draws a diploma: centred lines in a frame of double rules, over an engraved rosette, with a seal. */
export function drawClassic(document: TaggedPdf, words: CertificateWords): void {
  const { pdf, artifact } = document;
  const { width: pageWidth, height: pageHeight } = pdf.page;
  artifact(() => {
    pdf.rect(0, 0, pageWidth, pageHeight).fill(colors.paper);
    drawRosette(pdf, pageWidth / 2, pageHeight * 0.44, 196);
    drawFrame(pdf);
  });
  const footY = pageHeight - frame - 34 - footHeight;
  drawLines(document, words, { top: 56, bottom: footY - 8 });
  drawFoot(document, words, footY);
}

/** Draws the lines of the certificate below each other, vertically centred in their space. */
function drawLines(
  document: TaggedPdf,
  words: CertificateWords,
  { top, bottom }: { top: number; bottom: number },
): void {
  const width = document.pdf.page.width - 2 * side;
  const set = (text: string, fit: Omit<Fit, 'width'>) => fitText(text, { ...fit, width });
  const italic = { face: 'book-italic', size: 15 } as const;
  const lines = [
    { text: set(words.issuer, { face: 'book', size: 16, height: 40 }), color: colors.muted, gap: 2 },
    { type: 'H1' as const, text: set('Certificate', { face: 'book-bold', size: 54, lead: 1.12 }), gap: 8 },
    { text: set('This certifies that', italic), color: colors.muted, gap: 0 },
    { text: set(words.name, { face: 'book-bold', size: 46, height: 100 }), gap: 4 },
    { text: set('passed the quiz', italic), color: colors.muted, gap: 0 },
    { text: set(words.quiz, { face: 'book-bold', size: 25, height: 60 }), gap: 1 },
    { text: set(words.subject, { face: 'book', size: 14, height: 32 }), color: colors.muted, gap: 8 },
    { text: set(`with ${words.result}`, { face: 'book', size: 18 }), gap: 0 },
  ];
  const height = lines.reduce((sum, { text, gap }) => sum + text.height + gap, 0);
  let y = top + Math.max(0, bottom - top - height) / 2;
  for (const { type = 'P', text, color = colors.ink, gap } of lines) {
    say(document, type, text, { x: side, y, width, align: 'center', color });
    y += text.height + gap;
  }
}

/** Draws the date and notes on the left, the seal in the middle, the code on the right, and the address below them. */
function drawFoot(document: TaggedPdf, words: CertificateWords, y: number): void {
  const { pdf, artifact, link } = document;
  const { width: pageWidth } = pdf.page;
  const column = (pageWidth - 2 * side - 120) / 2;
  const lineY = y + 32;
  const left = { x: side, width: column } as const;
  write(document, 'P', words.date, { ...left, face: 'book', size: 17, y: lineY - 25, color: colors.ink });
  artifact(() => {
    pdf.rect(side, lineY, Math.min(column, 190), 0.6).fill(colors.ink);
    drawSeal(pdf, pageWidth / 2, y + 34, 40);
  });
  const small = { ...left, face: 'book', size: 10.5, lead: 1.15, color: colors.muted } as const;
  let at = lineY + 4;
  at += write(document, 'P', 'Date', { ...small, y: at }) + 5;
  for (const note of words.notes) at += write(document, 'P', note, { ...small, height: 26, y: at });
  const qrSize = 92;
  drawQrCode(document, words.verifyUrl, {
    x: pageWidth - side - qrSize,
    y: y,
    width: qrSize,
    height: qrSize,
  });
  const baseY = y + footHeight + 2;
  const width = pageWidth - 2 * side;
  const id = fitText(`Certificate ${words.id}`, { face: 'book', size: 10, width: width * 0.42, height: 13 });
  say(document, 'P', id, { x: side, y: baseY, width, color: colors.muted });
  const url = fitText(`Verify at ${words.verifyUrl}`, {
    face: 'book',
    size: 10,
    width: width * 0.55,
    height: 13,
  });
  const urlX = side + width * 0.45;
  link(words.verifyUrl, { x: urlX, y: baseY, width: width * 0.55, height: url.height }, () =>
    drawText(pdf, url, { x: urlX, y: baseY, width: width * 0.55, align: 'right', color: colors.accent }),
  );
}

/** Draws double rules with the corners cut in, as on old bonds. */
function drawFrame(pdf: PDFKit.PDFDocument): void {
  const { width, height } = pdf.page;
  const cut = 16;
  const outline = (inset: number, weight: number) => {
    const [left, top, right, bottom] = [inset, inset, width - inset, height - inset];
    pdf
      .path(
        `M${left + cut} ${top}H${right - cut}A${cut} ${cut} 0 0 0 ${right} ${top + cut}V${bottom - cut}` +
          `A${cut} ${cut} 0 0 0 ${right - cut} ${bottom}H${left + cut}A${cut} ${cut} 0 0 0 ${left} ${bottom - cut}` +
          `V${top + cut}A${cut} ${cut} 0 0 0 ${left + cut} ${top}Z`,
      )
      .lineWidth(weight)
      .strokeColor(colors.ink)
      .stroke();
  };
  outline(frame, 2);
  outline(frame + 5.5, 0.6);
  for (const [x, y] of [
    [frame, frame],
    [width - frame, frame],
    [frame, height - frame],
    [width - frame, height - frame],
  ] as const)
    pdf.circle(x, y, 3.6).fill(colors.ink);
}

/** Draws interlaced waves around a circle, in lines so fine that a copier loses them. */
function drawRosette(pdf: PDFKit.PDFDocument, x: number, y: number, radius: number): void {
  pdf.lineWidth(0.35).strokeColor(colors.line);
  for (let turn = 0; turn < 12; turn++) {
    const phase = (turn / 12) * 2 * Math.PI;
    wave(pdf, x, y, (angle) => radius * (0.82 + 0.16 * Math.cos(9 * angle + phase)));
    wave(pdf, x, y, (angle) => radius * (0.52 + 0.13 * Math.cos(7 * angle - phase)));
  }
  pdf.stroke();
}

/** Draws the marigold seal: a scalloped edge, rings, and a tick. */
function drawSeal(pdf: PDFKit.PDFDocument, x: number, y: number, radius: number): void {
  for (const lean of [-1, 1])
    pdf
      .path(
        `M${x + lean * 6} ${y + 20}L${x + lean * 26} ${y + 24}L${x + lean * 33} ${y + 62}L${x + lean * 22} ${y + 56}L${x + lean * 15} ${y + 65}Z`,
      )
      .fill(colors.ink);
  wave(pdf, x, y, (angle) => radius * (0.965 + 0.035 * Math.cos(32 * angle)));
  pdf.fill(colors.mark);
  pdf
    .lineWidth(0.9)
    .strokeColor(colors.markInk)
    .circle(x, y, radius * 0.84)
    .stroke();
  pdf.lineWidth(0.4);
  for (let turn = 0; turn < 6; turn++)
    wave(pdf, x, y, (angle) => radius * (0.7 + 0.09 * Math.cos(16 * angle + (turn / 6) * 2 * Math.PI)));
  pdf.stroke();
  pdf.circle(x, y, radius * 0.58).fill(colors.mark);
  pdf
    .circle(x, y, radius * 0.56)
    .lineWidth(0.7)
    .strokeColor(colors.markInk)
    .stroke();
  pdf
    .path(`M${x - 10} ${y + 1}L${x - 3} ${y + 9}L${x + 11} ${y - 9}`)
    .lineWidth(4)
    .lineJoin('miter')
    .strokeColor(colors.markInk)
    .stroke();
}

/** Adds a closed curve around a point. `distance` returns the radius at an angle. */
function wave(pdf: PDFKit.PDFDocument, x: number, y: number, distance: (angle: number) => number): void {
  const steps = 360;
  for (let step = 0; step < steps; step++) {
    const angle = (step / steps) * 2 * Math.PI;
    const [toX, toY] = [x + distance(angle) * Math.cos(angle), y + distance(angle) * Math.sin(angle)];
    if (step === 0) pdf.moveTo(toX, toY);
    else pdf.lineTo(toX, toY);
  }
  pdf.closePath();
}
