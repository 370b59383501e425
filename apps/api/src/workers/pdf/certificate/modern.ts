import { drawText, fitText, say, write } from '../fitted-text';
import type { TaggedPdf } from '../tagged-pdf';
import type { CertificateWords } from './certificate-words';
import { colors, drawLogo, drawMark, drawQrCode } from './marks';

const margin = 60;
const panelWidth = 206;
const inset = 30;

/** Draws large words on warm paper, and beside them a panel of ink with the proof. */
export function drawModern(document: TaggedPdf, words: CertificateWords): void {
  const { pdf, artifact } = document;
  const { width: pageWidth, height: pageHeight } = pdf.page;
  const panelX = pageWidth - panelWidth;
  const width = panelX - 2 * margin;
  artifact(() => {
    pdf.rect(0, 0, pageWidth, pageHeight).fill(colors.paper);
    pdf.rect(panelX, 0, panelWidth, pageHeight).fill(colors.ink);
    pdf.rect(margin, 110, width, 1.2).fill(colors.ink);
    pdf.rect(margin, 113.4, width, 0.6).fill(colors.ink);
  });
  write(document, 'H1', 'Certificate', {
    face: 'serif-bold',
    size: 38,
    x: margin,
    y: 54,
    width,
    color: colors.ink,
  });
  const notes = words.notes.map((note) => fitText(note, { face: 'sans', size: 9.5, width }));
  const notesY = pageHeight - 54 - notes.reduce((sum, { height }) => sum + height + 2, 0);
  const resultY = notesY - (notes.length > 0 ? 14 : 0) - 56;
  drawAward(document, words, { width, top: 132, bottom: resultY - 26 });
  drawResult(document, words, resultY, width);
  let y = notesY;
  for (const note of notes) {
    say(document, 'P', note, { x: margin, y, width, color: colors.muted });
    y += note.height + 2;
  }
  drawProof(document, words, panelX);
}

/** Draws the person and the quiz, vertically centred between the rules and the result. */
function drawAward(
  document: TaggedPdf,
  { name, quiz, subject }: CertificateWords,
  { width, top, bottom }: { width: number; top: number; bottom: number },
): void {
  const quiet = { face: 'sans', size: 12.5, width } as const;
  const rows = [
    { text: fitText('This certifies that', quiet), color: colors.muted, gap: 6 },
    { text: fitText(name, { face: 'serif-bold', size: 46, width, height: 112 }), color: colors.ink, gap: 10 },
    { text: fitText('passed the quiz', quiet), color: colors.muted, gap: 4 },
    { text: fitText(quiz, { face: 'serif', size: 25, width, height: 80 }), color: colors.ink, gap: 5 },
    { text: fitText(subject, { ...quiet, height: 32 }), color: colors.muted, gap: 0 },
  ];
  const height = rows.reduce((sum, { text, gap }) => sum + text.height + gap, 0);
  let y = top + Math.max(0, bottom - top - height) * 0.5;
  for (const { text, color, gap } of rows) {
    say(document, 'P', text, { x: margin, y, width, color });
    y += text.height + gap;
  }
}

/** Draws the highlighted result, and the date beside it. */
function drawResult(document: TaggedPdf, words: CertificateWords, top: number, width: number): void {
  const { pdf, artifact } = document;
  const half = width * 0.58;
  const y = top + 20;
  const result = fitText(words.result, { face: 'serif-bold', size: 28, width: half - 20 });
  const date = fitText(words.date, { face: 'serif', size: 19, width: width - half });
  const label = (text: string, x: number) =>
    write(document, 'P', text, { face: 'sans', size: 10.5, x, y: top, width: half, color: colors.muted });
  label('Result', margin);
  const marked = { x: margin - 5, y: y + 6, width: result.width + 10, height: result.height - 8 };
  artifact(() => drawMark(pdf, marked));
  say(document, 'P', result, { x: margin, y, width: half, color: colors.markInk });
  label('Date', margin + half);
  // On one baseline.
  const dateY = y + result.baseline - date.baseline;
  say(document, 'P', date, { x: margin + half, y: dateY, width: width - half, color: colors.ink });
}

/** Draws the issuer, the id, the address and its code, on ink. */
function drawProof(document: TaggedPdf, words: CertificateWords, panelX: number): void {
  const { pdf, artifact, link } = document;
  const x = panelX + inset;
  const width = panelWidth - 2 * inset;
  artifact(() => drawLogo(pdf, x - 1, 58, 34, true));
  write(document, 'P', words.issuer, {
    face: 'serif-bold',
    size: 18,
    lead: 1.18,
    x,
    y: 106,
    width,
    height: 90,
    color: colors.onInk,
  });
  const url = fitText(words.verifyUrl, { face: 'sans', size: 8, width, height: 56, lead: 1.35 });
  const urlY = pdf.page.height - 54 - url.height;
  const qrY = urlY - 30 - width;
  const small = { face: 'sans', size: 9.5, x, width } as const;
  const id = fitText(words.id, { face: 'sans', size: 8, width, height: 40, lead: 1.35 });
  write(document, 'P', 'Certificate ID', { ...small, y: qrY - 34 - id.height, color: colors.onInkMuted });
  say(document, 'P', id, { x, y: qrY - 20 - id.height, width, color: colors.onInk });
  drawQrCode(document, words.verifyUrl, { x, y: qrY, width, height: width });
  write(document, 'P', 'Verify at', { ...small, y: urlY - 15, color: colors.onInkMuted });
  link(words.verifyUrl, { x, y: urlY, width, height: url.height }, () =>
    drawText(pdf, url, { x, y: urlY, width, color: colors.onInk }),
  );
}
