import type { Appearance } from '@stripe/stripe-js';

/** Stripe's variables and the custom properties of our style sheet. */
const properties = {
  colorPrimary: '--primary',
  colorBackground: '--background',
  colorText: '--text',
  colorTextSecondary: '--text-secondary',
  colorTextPlaceholder: '--placeholder',
  colorDanger: '--danger',
  fontFamily: '--font',
  fontSizeBase: '--size',
  borderRadius: '--radius',
  spacingUnit: '--space',
} as const;

const ruleSheet = new CSSStyleSheet();

/** Dresses the frame's page as the site asked for. */
export function dress({ theme = 'stripe', variables = {}, rules = {} }: Appearance): void {
  const { style, dataset } = document.documentElement;
  dataset.theme = theme;
  for (const [name, property] of Object.entries(properties)) {
    const value = Object.entries(variables).find(([key]) => key === name)?.[1];
    if (typeof value === 'string') style.setProperty(property, value);
    else style.removeProperty(property);
  }
  ruleSheet.replaceSync(Object.entries(rules).map(ruleText).join('\n'));
  document.adoptedStyleSheets = [ruleSheet];
}

function ruleText([selector, declarations]: [string, object]): string {
  const lines = Object.entries(declarations).map(([name, value]) => {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return `${property}: ${String(value)};`;
  });
  return `${selector} { ${lines.join(' ')} }`;
}
