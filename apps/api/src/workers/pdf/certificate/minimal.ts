import { drawText, type Fit, fitText, say, write } from '../fitted-text';
import type { TaggedPdf } from '../tagged-pdf';
import type { CertificateWords } from './certificate-words';
import { colors, drawLogo, drawMark, drawQrCode } from './marks';

const cueX = 56;
const ruleX = 196;
const contentX = 222;
const right = 60;
const qrSize = 96;

/** Draws a white page like an exercise book: the topic of a line left of the red margin, the line on its right. */
export function drawMinimal(document: TaggedPdf, words: CertificateWords): void {
  const { pdf, artifact } = document;
  const { width: pageWidth, height: pageHeight } = pdf.page;
  const width = pageWidth - contentX - right;
  artifact(() => {
    pdf.rect(ruleX, 0, 1, pageHeight).fill(colors.marginRule);
    drawLogo(pdf, cueX - 1, 54, 26);
  });
  write(document, 'P', words.issuer, {
    face: 'serif-bold',
    size: 13,
    lead: 1.2,
    x: cueX,
    y: 88,
    width: ruleX - cueX - 16,
    height: 64,
    color: colors.ink,
  });
  write(document, 'H1', 'Certificate', {
    face: 'serif-bold',
    size: 30,
    x: contentX,
    y: 50,
    width,
    color: colors.ink,
  });
  const proofY = pageHeight - 54 - qrSize;
  drawRows(document, words, { y: 160, width, bottom: proofY - 22 });
  drawProof(document, words, { y: proofY, width });
}

/** Draws the rows, each below a hairline, with the remaining height shared between them. */
function drawRows(
  document: TaggedPdf,
  words: CertificateWords,
  { y: top, width, bottom }: { y: number; width: number; bottom: number },
): void {
  const { pdf, artifact } = document;
  const set = (text: string, fit: Omit<Fit, 'width'>, color: string = colors.ink) => ({
    text: fitText(text, { ...fit, width }),
    color,
  });
  const note = (text: string) => set(text, { face: 'sans', size: 10 }, colors.muted);
  const rows = [
    { cue: 'Awarded to', texts: [set(words.name, { face: 'serif-bold', size: 36, height: 88 })] },
    {
      cue: 'For passing the quiz',
      texts: [
        set(words.quiz, { face: 'serif', size: 20, height: 54 }),
        set(words.subject, { face: 'sans', size: 11, height: 28 }, colors.muted),
      ],
    },
    {
      cue: 'Result',
      texts: [set(words.result, { face: 'serif-bold', size: 20 }, colors.markInk), ...words.notes.map(note)],
    },
    { cue: 'Date', texts: [set(words.date, { face: 'serif', size: 16 })] },
  ];
  const heightOf = (texts: (typeof rows)[number]['texts']) =>
    texts.reduce((sum, { text }) => sum + text.height, 0);
  const free = bottom - top - rows.reduce((sum, { texts }) => sum + heightOf(texts), 0);
  const padding = Math.min(19, Math.max(3, free / (2 * rows.length)));
  let y = top;
  for (const { cue, texts } of rows) {
    const lineY = y;
    artifact(() => pdf.rect(cueX, lineY, contentX + width - cueX, 0.6).fill(colors.line));
    y += padding;
    const first = texts[0]?.text;
    // The cue is on the baseline of its value.
    const cueY = y + (first ? first.baseline - 11 * 0.88 : 0);
    write(document, 'P', cue, {
      face: 'sans-bold',
      size: 11,
      x: cueX,
      y: cueY,
      width: ruleX - cueX,
      color: colors.muted,
    });
    if (cue === 'Result' && first) {
      const markY = y + 4;
      artifact(() =>
        drawMark(pdf, { x: contentX - 4, y: markY, width: first.width + 8, height: first.height - 5 }),
      );
    }
    for (const { text, color } of texts) {
      say(document, 'P', text, { x: contentX, y, width, color });
      y += text.height;
    }
    y += padding;
  }
}

/** Draws the id, the address and the code at the bottom. */
function drawProof(
  document: TaggedPdf,
  words: CertificateWords,
  { y, width }: { y: number; width: number },
): void {
  const { pdf, artifact, link } = document;
  const textX = contentX + qrSize + 18;
  const textWidth = width - qrSize - 18;
  artifact(() => pdf.rect(cueX, y - 14, contentX + width - cueX, 0.6).fill(colors.line));
  write(document, 'P', 'Verify', {
    face: 'sans-bold',
    size: 11,
    x: cueX,
    y: y + 2,
    width: ruleX - cueX,
    color: colors.muted,
  });
  drawQrCode(document, words.verifyUrl, { x: contentX - 8, y: y - 2, width: qrSize, height: qrSize });
  const label = { face: 'sans', size: 9.5, x: textX, width: textWidth, color: colors.muted } as const;
  let at = y + 2;
  at += write(document, 'P', 'Verify at', { ...label, y: at }) + 1;
  const url = fitText(words.verifyUrl, { face: 'sans', size: 10, width: textWidth, height: 30 });
  const urlY = at;
  link(words.verifyUrl, { x: textX, y: urlY, width: textWidth, height: url.height }, () =>
    drawText(pdf, url, { x: textX, y: urlY, width: textWidth, color: colors.accent }),
  );
  at += url.height + 8;
  at += write(document, 'P', 'Certificate ID', { ...label, y: at }) + 1;
  const id = fitText(words.id, { face: 'sans', size: 10, width: textWidth, height: 26 });
  say(document, 'P', id, { x: textX, y: at, width: textWidth, color: colors.ink });
}
