import type { ReadingSettings } from '@aw/ui/patterns/reading-settings-form';
import atkinson from '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-400-normal.woff2?url';
import atkinsonBold from '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-700-normal.woff2?url';
import atkinsonExt from '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-ext-400-normal.woff2?url';
import dyslexic from '@fontsource/opendyslexic/files/opendyslexic-latin-400-normal.woff2?url';
import dyslexicBold from '@fontsource/opendyslexic/files/opendyslexic-latin-700-normal.woff2?url';

type Font = ReadingSettings['font'];

const latinExt = 'U+0100-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0';
const faces: Record<Exclude<Font, 'normal'>, { family: string; files: [string, FontFaceDescriptors][] }> = {
  atkinson: {
    family: 'Atkinson Hyperlegible',
    files: [
      [atkinson, { weight: '400' }],
      [atkinsonBold, { weight: '700' }],
      [atkinsonExt, { weight: '400', unicodeRange: latinExt }],
    ],
  },
  dyslexic: {
    family: 'OpenDyslexic',
    files: [
      [dyslexic, { weight: '400' }],
      [dyslexicBold, { weight: '700' }],
    ],
  },
};

const added = new Set<Font>();

/** Adds a font that a reader has chosen to the page. The browser loads its files when a text needs them. */
export function addReadingFont(font: Exclude<Font, 'normal'>): void {
  if (added.has(font)) return;
  added.add(font);
  const { family, files } = faces[font];
  for (const [file, descriptors] of files)
    document.fonts.add(new FontFace(family, `url("${file}")`, { display: 'swap', ...descriptors }));
}
