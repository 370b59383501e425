/** Splits a secret into groups of four, which are easier to copy from a screen. */
export function formatSecret(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}

/** Returns an SVG as a data URL for an image, in which no script can run. */
export function svgDataUrl(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

/** Returns the six digits of a typed code without spaces, or undefined if it is not such a code. */
export function parseSixDigits(text: string): string | undefined {
  const code = text.replace(/\s/g, '');
  return /^\d{6}$/.test(code) ? code : undefined;
}
