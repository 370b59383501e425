import type { Appearance } from '@stripe/stripe-js';

/**
 * Returns the current theme's tokens as options of the card form, which runs in its own frame and knows neither our
 * styles nor OKLCH.
 */
export function cardAppearance(theme: 'light' | 'dark'): Appearance {
  const style = getComputedStyle(document.documentElement);
  const colour = (token: string) => toRgb(style.getPropertyValue(token).trim());
  return {
    theme: theme === 'dark' ? 'night' : 'stripe',
    labels: 'above',
    variables: {
      colorPrimary: colour('--accent'),
      colorBackground: colour('--surface-raised'),
      colorText: colour('--ink'),
      colorTextSecondary: colour('--ink-muted'),
      colorTextPlaceholder: colour('--ink-faint'),
      colorDanger: colour('--danger'),
      fontFamily: 'Inter, system-ui, sans-serif',
      fontSizeBase: '16px',
      borderRadius: '6px',
      spacingUnit: '4px',
    },
    rules: {
      '.Input': { border: `1px solid ${colour('--line-strong')}`, boxShadow: 'none', padding: '10px 12px' },
      '.Label': { fontSize: '14px', fontWeight: '560', color: colour('--ink') },
    },
  };
}

/** Paints one pixel and reads it back, because a canvas understands every CSS colour. */
function toRgb(colour: string): string {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) return colour;
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}
