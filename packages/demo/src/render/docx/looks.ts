import type { DocxDocument } from '../../demo-document';
import { mixColor } from '../mix-color';

/** Fonts and measures of a Word document. Sizes are in half-points, distances in twentieths of a point. */
export type DocxStyle = {
  look: DocxDocument['look'];
  body: string;
  heading: string;
  size: number;
  line: number;
  after: number;
  margin: number;
  isCentred: boolean;
  accent: string;
  tint: string;
};

const looks: Record<DocxDocument['look'], Omit<DocxStyle, 'look' | 'accent' | 'tint'>> = {
  essay: {
    body: 'Times New Roman',
    heading: 'Times New Roman',
    size: 24,
    line: 330,
    after: 140,
    margin: 1440,
    isCentred: true,
  },
  report: {
    body: 'Calibri',
    heading: 'Calibri',
    size: 22,
    line: 288,
    after: 130,
    margin: 1300,
    isCentred: false,
  },
  worksheet: {
    body: 'Cambria',
    heading: 'Arial',
    size: 22,
    line: 290,
    after: 120,
    margin: 1200,
    isCentred: false,
  },
};

const bare = (color: string) => color.replace('#', '');

/** Returns the style of a document. Its colours have no #, as Word requires. */
export function docxStyle(source: DocxDocument): DocxStyle {
  const accent = bare(source.accent);
  const tint = bare(mixColor(source.accent, 255, 0.9));
  return { ...looks[source.look], look: source.look, accent, tint };
}
