import type { Citation } from '@aw/contracts/ai/chat';
import { addressOf, placeOf } from './chat-texts';

/** In these a bracket is a sign of its own. */
const opaque = /^<\/?(?:a|code|math|pre)\b/i;
const mark = /\[(\d{1,2})\]/g;
const look = 'rounded-1 bg-mark-soft px-1.25 py-px text-13 font-strong text-ink no-underline! tabular-nums';

/** The HTML of an answer whose marks, such as [2], are links to what they cite; marks that cite nothing stay words. */
export function citedHtml(html: string, citations: readonly Citation[]): string {
  if (citations.length === 0) return html;
  let depth = 0;
  return html
    .split(/(<[^>]*>)/)
    .map((part) => {
      if (opaque.test(part)) depth += part.startsWith('</') ? -1 : 1;
      if (part.startsWith('<') || depth > 0) return part;
      return part.replace(mark, (words, digits: string) => {
        const citation = citations.find(({ number }) => number === Number(digits));
        return citation ? linkTo(citation) : words;
      });
    })
    .join('');
}

/** The number of the citation that a press was on; undefined for any other press. */
export function citationAt(target: EventTarget): number | undefined {
  const link = target instanceof Element ? target.closest('a[data-citation]') : null;
  return link ? Number(link.getAttribute('data-citation')) : undefined;
}

/** Titles are of people, so none goes into the text of a tag. */
function linkTo(citation: Citation): string {
  const { number } = citation;
  const place = placeOf(citation);
  return `<a data-citation="${number}" href="${addressOf(citation)}" aria-label="Source ${number}, ${place}" class="${look}">${number}</a>`;
}
