import type { Citation } from '@aw/contracts/ai/chat';
import { addressOf, placeOf } from '../chat-texts';

/** Inside these elements, brackets are not citation marks. */
const opaque = /^<\/?(?:a|code|math|pre)\b/i;
const mark = /\[(\d{1,2})\]/g;
const look = 'rounded-1 bg-mark-soft px-1.25 py-px text-13 font-strong text-ink no-underline! tabular-nums';

/** Turns the citation marks in an answer's HTML, such as [2], into links. Marks without a citation stay text. */
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

/** Returns the number of the clicked citation, or undefined for other clicks. */
export function citationAt(target: EventTarget): number | undefined {
  const link = target instanceof Element ? target.closest('a[data-citation]') : null;
  return link ? Number(link.getAttribute('data-citation')) : undefined;
}

function linkTo(citation: Citation): string {
  const { number, title } = citation;
  const name = escaped(`Source ${number}, ${[title, placeOf(citation)].filter(Boolean).join(', ')}`);
  return `<a data-citation="${number}" href="${escaped(addressOf(citation))}" aria-label="${name}" class="${look}">${number}</a>`;
}

/** People write the titles and the quoted words, and this HTML is not escaped later. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
