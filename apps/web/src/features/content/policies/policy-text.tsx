import type { Body } from '@aw/content/schemas/text';
import { ContentsList } from '@aw/ui/patterns/contents-list';
import { Prose } from '~/content/prose';
import { useScrollToAnchor } from '~/lib/use-scroll-to-anchor';

/* On a phone, each row becomes a list under its first cell, because columns would be one word wide. */
const stackedRows = [
  'max-sm:[&_thead]:hidden max-sm:[&_:is(tbody,tr,td)]:block',
  'max-sm:[&_tr]:border-b max-sm:[&_tr]:border-line max-sm:[&_tr]:py-2.5',
  'max-sm:[&_td]:border-0 max-sm:[&_td]:p-0 max-sm:[&_td:first-child]:font-strong',
  'max-sm:[&_td:not(:first-child)]:text-ink-muted',
].join(' ');

/** Text of a policy with a list of its sections. */
export function PolicyText({ html, headings }: Body) {
  useScrollToAnchor();
  return (
    <div className="rule-double pt-6 lg:pt-8 xl:grid xl:grid-cols-[220px_minmax(0,1fr)] xl:items-start xl:gap-10">
      <ContentsList items={headings.filter(({ level }) => level === 2)} />
      <div className={stackedRows}>
        <Prose html={html} />
      </div>
    </div>
  );
}
