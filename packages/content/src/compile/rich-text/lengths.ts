/** Maximum length in a formula, keyed by unit. A formula of 10 em is as high as six lines. */
const maxLengths: Readonly<Record<string, number>> = {
  em: 10,
  ex: 20,
  mu: 180,
  pt: 100,
  bp: 100,
  px: 134,
  pc: 9,
  mm: 36,
  cm: 3.6,
  in: 1.4,
  '%': 100,
};

const lengths = /(\d*\.?\d+(?:e[+-]?\d+)?)(%|[a-z]+)/gi;

/**
 * Caps each length in a style or an attribute, including negative ones. Moved by 100,000 em, one letter would make a
 * page more than a million pixels high. Lengths in unknown units become 0.
 */
export function capLengths(value: string): string {
  return value.replace(lengths, (_, number: string, unit: string) => {
    const max = maxLengths[unit.toLowerCase()] ?? 0;
    return `${Math.min(Number(number), max)}${unit}`;
  });
}
