import type { Body } from '@aw/content/schemas/text';
import { ContentsList } from '@aw/ui/patterns/contents-list';
import { useEffect, useState } from 'react';
import { Prose } from '~/content/prose';
import { useHydrated } from '~/lib/use-hydrated';

/* On a phone a row is a short list under its first cell, because columns would be a word wide. */
const stackedRows = [
  'max-sm:[&_thead]:hidden max-sm:[&_:is(tbody,tr,td)]:block',
  'max-sm:[&_tr]:border-b max-sm:[&_tr]:border-line max-sm:[&_tr]:py-2.5',
  'max-sm:[&_td]:border-0 max-sm:[&_td]:p-0 max-sm:[&_td:first-child]:font-strong',
  'max-sm:[&_td:not(:first-child)]:text-ink-muted',
].join(' ');

/** The text of a policy with the list of its sections. */
export function PolicyText({ html, headings }: Body) {
  useLateMark();
  return (
    <div className="rule-double pt-6 lg:pt-8 xl:grid xl:grid-cols-[220px_minmax(0,1fr)] xl:items-start xl:gap-10">
      <ContentsList items={headings.filter(({ level }) => level === 2)} />
      <div className={stackedRows}>
        <Prose html={html} />
      </div>
    </div>
  );
}

/** Brings the section that the address names into sight where the text came after the page; in built HTML the browser does it. */
function useLateMark(): void {
  const [isInHtml] = useState(!useHydrated());
  useEffect(() => {
    const mark = decodeURIComponent(window.location.hash.slice(1));
    if (!isInHtml && mark) document.getElementById(mark)?.scrollIntoView();
  }, [isInHtml]);
}
