/** The secret in groups of four, as people read it off a screen. */
export function secretInGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}

/** A drawing as the address of an image: in an image no script of it can run. */
export function svgAddress(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

/** The six digits of a typed code without its blanks; undefined when it is no such code. */
export function sixDigits(text: string): string | undefined {
  const code = text.replace(/\s/g, '');
  return /^\d{6}$/.test(code) ? code : undefined;
}
