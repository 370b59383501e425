/** The most that a length in a formula may have, by its unit; a formula of ten em is as high as six lines. */
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
 * Caps each length of a style or an attribute, negative ones like positive ones: moved up or down by 100,000 em, one
 * letter would make a page of more than a million pixels. A length of a unit that is not known becomes none.
 */
export function withoutGreatLengths(value: string): string {
  return value.replace(lengths, (_, number: string, unit: string) => {
    const most = maxLengths[unit.toLowerCase()] ?? 0;
    return `${Math.min(Number(number), most)}${unit}`;
  });
}
