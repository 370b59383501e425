const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻';
const plainOf = '0123456789+-';
const fractions: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
};

/** TeX commands with the text that means the same. Every other command ends an expression. */
const commands: Readonly<Record<string, string>> = {
  cdot: '*',
  times: '*',
  ast: '*',
  div: '/',
  approx: '≈',
  simeq: '≈',
  pm: '±',
  pi: ' pi ',
  left: '',
  right: '',
  displaystyle: '',
  quad: ' ',
  sin: ' sin ',
  cos: ' cos ',
  tan: ' tan ',
  ln: ' ln ',
  log: ' log ',
  exp: ' exp ',
};

/**
 * Returns a text with its formulas in the plain form that a calculator reads: TeX, typographic signs, superscripts,
 * fractions, digits of other scripts, and separators of thousands are replaced.
 */
export function plainMath(text: string): string {
  return plainTex(
    text
      .replace(
        /[⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻]+/g,
        (run) =>
          `^(${run
            .split('')
            .map((sign) => plainOf[superscripts.indexOf(sign)])
            .join('')})`,
      )
      .replace(
        /(\d{0,9})([½¼¾⅓⅔])/g,
        (_, whole: string, sign: string) => `(${whole || '0'}+${fractions[sign]})`,
      )
      .replace(/(\d)[\u00a0\u2009\u202f](?=\d{3}(?!\d))/g, '$1'),
  )
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .replace(/[−–]/g, '-')
    .replace(/[×·⋅∙∗]/g, '*')
    .replaceAll('**', '^')
    .replace(/[÷⁄∕]/g, '/')
    .replaceAll('√', ' sqrt ')
    .replaceAll('π', ' pi ')
    .replaceAll('٫', '.')
    .replace(/(\d)[,٬'’](?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d),(?=\d)/g, '$1.')
    .replace(/(\d)\s+x\s+(?=\d)/g, '$1 * ')
    .replace(/\bd(\p{L})\s*\/\s*d\p{L}(?!\p{L})/gu, " $1' ")
    .replace(/%\s*(?:of|von|de|di)\s+(?=[\d(])/gi, '% * ');
}

function plainTex(text: string): string {
  let plain = text.replace(/\\(?:text|mathrm|mathbf|textbf|operatorname)\s*\{([^{}]*)\}/g, ' $1 ');
  // Fractions and roots may be within each other.
  for (let depth = 0; depth < 3; depth += 1)
    plain = plain
      .replace(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '(($1)/($2))')
      .replace(/\\sqrt\s*\{([^{}]*)\}/g, ' sqrt($1)')
      .replace(/\^\s*\{([^{}]*)\}/g, '^($1)');
  return plain
    .replace(/\{,\}/g, ',')
    .replace(/\\([A-Za-z]+)/g, (_, name: string) => commands[name] ?? ' ; ')
    .replace(/\\[,;:! ]/g, ' ')
    .replace(/_\{?(\w+)\}?/g, '_$1')
    .replace(/[{}$\\]/g, ' ');
}

/** Digits of each script follow each other, and zero is at a multiple of 16, or 6 after one. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  if (code < 128) return code - 48;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}

/** Returns the numbers of a text as they are written in digits, without signs. */
export function numbersIn(text: string): number[] {
  return [...plainMath(text).matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
}
