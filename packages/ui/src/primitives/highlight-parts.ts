export type TextPart = { text: string; isHit: boolean; at: number };

/** Start and length of a hit in a text, in UTF-16 units. */
export type Mark = readonly [start: number, length: number];

/** Removes case and accents. Each code unit maps to one code unit, so that positions stay the same. */
function fold(text: string): string {
  return Array.from({ length: text.length }, (_, at) => {
    const unit = text.charAt(at);
    return unit.normalize('NFD').charAt(0).toLowerCase().charAt(0) || unit;
  }).join('');
}

const quotes = /["“”„«»]/g;

function termsOf(text: string, query: string): string[] {
  const whole = fold(query.replace(quotes, ' ').trim());
  if (whole === '') return [];
  if (text.includes(whole)) return [whole];
  return [...new Set(whole.split(/\s+/).filter((word) => word.length > 1))];
}

/**
 * Splits a text into parts that match the query and parts that do not. Marks the whole query where it occurs, or else
 * its words of two or more letters, ignoring case and accents.
 */
export function highlightParts(text: string, query: string): TextPart[] {
  const folded = fold(text);
  const isHit = Array.from({ length: text.length }, () => false);
  for (const term of termsOf(folded, query)) {
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length)) {
      isHit.fill(true, at, at + term.length);
    }
  }
  return partsOf(text, isHit);
}

/** Splits a text into marked parts and the parts between them. Marks may overlap; what is outside the text is ignored. */
export function markedParts(text: string, marks: readonly Mark[]): TextPart[] {
  const isHit = Array.from({ length: text.length }, () => false);
  for (const [start, length] of marks) isHit.fill(true, Math.max(0, start), Math.max(0, start + length));
  return partsOf(text, isHit);
}

function partsOf(text: string, isHit: readonly boolean[]): TextPart[] {
  const parts: TextPart[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const last = parts.at(-1);
    if (last && last.isHit === isHit[at]) last.text += text.charAt(at);
    else parts.push({ text: text.charAt(at), isHit: isHit[at] ?? false, at });
  }
  return parts;
}
