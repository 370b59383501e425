const [left, top, lineHeight, size] = [60, 800, 13, 10];
const lettersPerLine = 90;

/** Returns a PDF with one page per text, in a font that every reader has. */
export function makePdf(pages: readonly string[]): Uint8Array<ArrayBuffer> {
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>', pagesObject(pages.length)];
  objects.push('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  for (const [at, text] of pages.entries()) {
    const content = contentOf(text);
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * at} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  }
  let file = '%PDF-1.7\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(file + table + trailer, 'latin1'));
}

const pagesObject = (count: number) =>
  `<< /Type /Pages /Count ${count} /Kids [${Array.from({ length: count }, (_, at) => `${4 + 2 * at} 0 R`).join(' ')}] >>`;

function contentOf(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < lettersPerLine)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  const shown = lines.map((line) => `(${escaped(line)}) Tj T*`).join('\n');
  return `BT /F1 ${size} Tf ${lineHeight} TL ${left} ${top} Td\n${shown}\nET`;
}

/** Letters outside of Latin-1 become question marks, the same ones in every copy. */
const escaped = (line: string) => line.replace(/[\\()]/g, '\\$&').replace(/[^\x20-\xff]/g, '?');
