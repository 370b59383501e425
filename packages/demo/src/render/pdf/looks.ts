import type { PdfDocument } from '../../demo-document';
import type { Face } from '../fonts';
import { mixColor } from '../mix-color';

/** Fonts, colours and measures of a page, in points. `lead` is the distance between baselines. */
export type PdfStyle = {
  look: PdfDocument['look'];
  body: Face;
  heading: Face;
  size: number;
  lead: number;
  margin: { top: number; right: number; bottom: number; left: number };
  columns: 1 | 2;
  isJustified: boolean;
  /** First-line indent of a paragraph after a paragraph. With 0, paragraphs are separated by space. */
  indent: number;
  isNumbered: boolean;
  headingSize: number;
  tables: 'rules' | 'filled' | 'grid';
  ink: string;
  muted: string;
  line: string;
  accent: string;
  /** Very light form of the accent. */
  tint: string;
};

type Base = Omit<PdfStyle, 'look' | 'accent' | 'tint'>;

const common = { ink: '#1b1c20', muted: '#5c5f68', line: '#b9bcc4' };

const looks: Record<PdfDocument['look'], Base> = {
  paper: {
    ...common,
    body: 'stix',
    heading: 'stix',
    size: 10.8,
    lead: 15.2,
    margin: { top: 76, right: 84, bottom: 78, left: 84 },
    columns: 1,
    isJustified: true,
    indent: 15,
    isNumbered: true,
    headingSize: 12.6,
    tables: 'rules',
  },
  handout: {
    ...common,
    body: 'stix',
    heading: 'inter',
    size: 10.6,
    lead: 15,
    margin: { top: 84, right: 64, bottom: 70, left: 64 },
    columns: 1,
    isJustified: false,
    indent: 0,
    isNumbered: false,
    headingSize: 12,
    tables: 'filled',
  },
  exam: {
    ...common,
    body: 'stix',
    heading: 'stix',
    size: 10.8,
    lead: 15,
    margin: { top: 62, right: 62, bottom: 66, left: 62 },
    columns: 1,
    isJustified: false,
    indent: 0,
    isNumbered: false,
    headingSize: 12.4,
    tables: 'grid',
  },
  columns: {
    ...common,
    body: 'inter',
    heading: 'inter',
    size: 10,
    lead: 15.2,
    margin: { top: 50, right: 50, bottom: 58, left: 50 },
    columns: 2,
    isJustified: false,
    indent: 0,
    isNumbered: false,
    headingSize: 11.4,
    tables: 'filled',
  },
  lab: {
    ...common,
    body: 'stix',
    heading: 'inter',
    size: 10.5,
    lead: 14.6,
    margin: { top: 66, right: 70, bottom: 68, left: 70 },
    columns: 1,
    isJustified: true,
    indent: 0,
    isNumbered: true,
    headingSize: 11.4,
    tables: 'rules',
  },
  guide: {
    ...common,
    body: 'inter',
    heading: 'inter',
    size: 9.5,
    lead: 14.4,
    margin: { top: 60, right: 64, bottom: 66, left: 64 },
    columns: 1,
    isJustified: false,
    indent: 0,
    isNumbered: false,
    headingSize: 13,
    tables: 'filled',
  },
};

/** Returns the page style of a document. */
export function pdfStyle(source: PdfDocument): PdfStyle {
  const base = looks[source.look];
  const isGaramond = source.face === 'garamond' && base.body === 'stix';
  return {
    ...base,
    look: source.look,
    accent: source.accent,
    tint: mixColor(source.accent, 255, 0.9),
    ...(isGaramond && { body: 'garamond', size: base.size + 1, lead: base.lead + 0.8 }),
    ...(isGaramond && { heading: 'garamond', headingSize: base.headingSize + 1 }),
  };
}
