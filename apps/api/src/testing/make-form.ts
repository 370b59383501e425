import PDFDocument from 'pdfkit';

type Sheet = InstanceType<typeof PDFDocument>;

function drawn(draw: (sheet: Sheet) => void): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const sheet = new PDFDocument({ size: 'A4' });
    const chunks: Uint8Array[] = [];
    sheet.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    sheet.on('end', () => resolve(Buffer.concat(chunks)));
    sheet.on('error', reject);
    draw(sheet);
    sheet.end();
  });
}

const rows = 18;

/**
 * Creates a lab form: the same printed words and lines for everyone, filled in with pen strokes that differ by
 * `hand`.
 */
export function filledForm(hand: number): Promise<Uint8Array> {
  return drawn((sheet) => {
    sheet.fontSize(18).text('Lab form', 60, 60).fontSize(11).text('Name', 60, 100).text('Date', 360, 100);
    sheet.text('Run', 60, 130).text('Reading', 200, 130);
    for (let row = 0; row <= rows; row++) {
      const y = 150 + row * 32;
      sheet.moveTo(60, y).lineTo(535, y).lineWidth(1).stroke();
      if (row < rows) stroke(sheet, 210, y + 20, 5 + ((hand * 7 + row * 3) % 6), hand * 11 + row);
    }
    stroke(sheet, 110, 108, 14 + hand, hand * 5);
  });
}

/** Draws letters like pen strokes: `count` strokes up and down from a point. */
function stroke(sheet: Sheet, x: number, y: number, count: number, seed: number): void {
  sheet.moveTo(x, y);
  for (let at = 1; at <= count; at++)
    sheet.lineTo(x + at * 6, y + (at % 2 === 0 ? 4 : -4) * (1 + ((seed * 13 + at * 5) % 4) / 2));
  sheet.lineWidth(1.2).stroke();
}

/** Creates a bar chart with the title and labels that a whole course uses, and bars of these heights in points. */
export function barChart(heights: readonly number[]): Promise<Uint8Array> {
  return drawn((sheet) => {
    sheet.fontSize(16).text('Growth by week', 60, 60);
    sheet.moveTo(80, 120).lineTo(80, 600).lineTo(520, 600).lineWidth(2).stroke();
    for (const [at, height] of heights.entries()) {
      const x = 100 + at * 84;
      sheet.rect(x, 600 - height, 56, height).fill();
      sheet.fontSize(11).text(`Week ${at + 1}`, x, 610);
    }
  });
}
