import type { PptxDocument } from '../../demo-document';
import { mixColor } from '../mix-color';

/** Fonts, sizes in points, and colours without # of a slide deck. */
export type PptxStyle = {
  look: PptxDocument['look'];
  heading: string;
  body: string;
  size: number;
  paper: string;
  ink: string;
  muted: string;
  accent: string;
  /** Colour of the headings. */
  title: string;
  tint: string;
  rule: string;
  /** Width of the body font relative to Inter, with which texts are measured. */
  run: number;
};

/** Size of a slide and bounds of its content, in inches. */
export const slide = { width: 13.33, height: 7.5, left: 0.75, right: 12.58, top: 1.65, bottom: 6.85 };

const mix = (color: string, towards: 0 | 255, share: number) =>
  mixColor(`#${color}`, towards, share).slice(1).toUpperCase();

/** Returns the style of a deck. */
export function pptxStyle(source: PptxDocument): PptxStyle {
  const accent = source.accent.replace('#', '').toUpperCase();
  const light = {
    paper: 'FFFFFF',
    ink: '1B1C20',
    muted: '5C5F68',
    tint: mix(accent, 255, 0.9),
    rule: 'C9CCD3',
  };
  if (source.look === 'plain')
    return {
      ...light,
      look: 'plain',
      heading: 'Cambria',
      body: 'Calibri',
      run: 0.89,
      size: 25,
      accent,
      title: accent,
    };
  if (source.look === 'band')
    return {
      ...light,
      look: 'band',
      heading: 'Arial',
      body: 'Arial',
      run: 0.97,
      size: 22,
      accent,
      title: 'FFFFFF',
    };
  const paper = mix(accent, 0, 0.55);
  const dark = {
    paper,
    ink: 'F4F5F7',
    muted: 'C3C9D2',
    tint: mix(paper, 255, 0.1),
    rule: mix(paper, 255, 0.35),
  };
  return {
    ...dark,
    look: 'dark',
    heading: 'Calibri',
    body: 'Calibri',
    run: 0.89,
    size: 25,
    accent: mix(accent, 255, 0.55),
    title: 'FFFFFF',
  };
}
