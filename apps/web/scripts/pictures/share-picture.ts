import sharp from 'sharp';
import { colour } from './colours';
import { balancedLines, outlined, type Style } from './outlines';

export type SharePicture = {
  /** Text of the cue column, beside the title. */
  cue: string;
  title: string;
  foot: string;
};

const width = 1200;
const height = 630;
const edge = 72;
const cueWidth = 236;
const titleLeft = edge + cueWidth + 36;
const titleTop = 226;
const leading = 1.14;
/** Height of the serif's capitals relative to the font size, so that the title's top edge aligns with the cue. */
const capHeight = 0.67;

const cueStyle: Style = { font: 'sansStrong', size: 26 };
const footStyle: Style = { font: 'sans', size: 26 };

/**
 * Returns the preview picture of a shared link as a PNG, 1200 by 630 px, in the look of the site's sections. The site's
 * name is a setting, so the picture has only the mark; the program that shows the link adds the name.
 */
export async function sharePicture({ cue, title, foot }: SharePicture): Promise<Buffer> {
  const { lines, style } = fitted(title);
  const lead = style.size * leading;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colour('surface')}"/>`,
    mark(edge, 64, 60),
    rule(164),
    rule(170),
    `<path d="M${titleLeft - 36} 170V${height - 118}" stroke="${colour('margin-rule')}" stroke-width="2"/>`,
    ...balancedLines(cue, cueWidth - 24, cueStyle).map((line, at) =>
      outlined(line, edge, titleTop + 10 + at * 36, colour('ink-muted'), cueStyle),
    ),
    ...lines.map((line, at) =>
      outlined(line, titleLeft, titleTop - 8 + style.size * capHeight + at * lead, colour('ink'), style),
    ),
    rule(height - 118),
    outlined(foot, edge, height - 66, colour('ink-muted'), footStyle),
    '</svg>',
  ].join('');
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 90, compressionLevel: 9 }).toBuffer();
}

/** Returns the title's lines at the largest font size at which they fit on the sheet. */
function fitted(title: string): { lines: string[]; style: Style } {
  for (const size of [84, 76, 68, 60, 54]) {
    const style: Style = { font: 'serif', size, tracking: -size * 0.015 };
    const lines = balancedLines(title, width - edge - titleLeft, style);
    if (lines.length * size * leading <= height - 118 - titleTop + size * 0.3) return { lines, style };
  }
  const style: Style = { font: 'serif', size: 48 };
  return { lines: balancedLines(title, width - edge - titleLeft, style), style };
}

function rule(y: number): string {
  return `<path d="M${edge} ${y}H${width - edge}" stroke="${colour('ink')}" stroke-width="1.5"/>`;
}

/** Returns the mark of the logo as SVG. */
function mark(x: number, y: number, size: number): string {
  return [
    `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 30 30">`,
    `<rect x="1" y="1" width="28" height="28" rx="3" fill="${colour('ink')}"/>`,
    `<path d="M7 9.5h16M7 21h11" stroke="${colour('surface')}" stroke-width="1.6" opacity=".62"/>`,
    `<path d="M6.2 12.6h17.3l.6 5.2H6.8z" fill="${colour('mark')}"/>`,
    `<path d="M7.5 15.3h15" stroke="${colour('mark-ink')}" stroke-width="1.6"/>`,
    '</svg>',
  ].join('');
}
