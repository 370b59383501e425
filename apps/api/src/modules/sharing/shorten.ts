const mostSigns = 160;

/** A text as one line of at most 160 signs, cut between words. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= mostSigns) return line;
  const cut = line.slice(0, mostSigns - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > mostSigns / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.–-]+$/, '')}…`;
}
