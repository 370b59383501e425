import type { ReadingSettings } from '@aw/ui/patterns/reading-settings-form';
import { type CSSProperties, type ReactNode, useEffect } from 'react';
import { useReadingSettings } from './reading-settings';

type Values<Name extends keyof ReadingSettings> = Record<ReadingSettings[Name], string>;

const sizes: Values<'size'> = { normal: '1', large: '1.2', larger: '1.45' };
const leadings: Values<'spacing'> = { normal: '1.6', wide: '1.85', wider: '2.1' };
const gaps: Values<'spacing'> = { normal: '1', wide: '1.4', wider: '1.8' };
const widths: Values<'width'> = { normal: '68ch', short: '44ch' };
const fonts: Values<'font'> = {
  normal: 'var(--font-sans)',
  atkinson: '"Atkinson Hyperlegible", var(--font-sans)',
  dyslexic: '"OpenDyslexic", var(--font-sans)',
};
const letterSpacings: Values<'spacing'> = { normal: 'normal', wide: '0.02em', wider: '0.05em' };

/** The paper of a page as text, in the size, spacing, width, contrast and font that this reader has chosen. */
export function ReadingSurface({ children }: { children: ReactNode }) {
  const { settings } = useReadingSettings();
  const { font } = settings;
  useEffect(() => {
    if (font === 'normal') return;
    // If the font does not load, the text stays in the usual one.
    import('./reading-fonts').then(({ addReadingFont }) => addReadingFont(font)).catch(() => undefined);
  }, [font]);
  return (
    <div
      className="reading-page min-h-80 w-full bg-surface-raised px-5 py-6 shadow-page sm:px-10 sm:py-8"
      data-contrast={settings.contrast}
      style={styleOf(settings)}
    >
      {children}
    </div>
  );
}

function styleOf({ size, spacing, width, font }: ReadingSettings): CSSProperties {
  const variables: Record<`--${string}`, string> = {
    '--reading-size': sizes[size],
    '--reading-leading': leadings[spacing],
    '--reading-gap': gaps[spacing],
    '--reading-width': widths[width],
    '--reading-font': fonts[font],
  };
  return { ...variables, letterSpacing: letterSpacings[spacing] };
}
