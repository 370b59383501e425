import { useEffect, useState } from 'react';

/* A band in the upper third of the window; the heading that crossed it last is the one that is read. */
const readingBand = '0px 0px -65% 0px';

/** The id of the part of a long page that is read; undefined until the first of them was reached. */
export function useCurrentMark(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const names = ids.join(' ');

  useEffect(() => {
    const headings = names.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const find = () => {
      const line = window.innerHeight * 0.35;
      setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top <= line)?.id);
    };
    const observer = new IntersectionObserver(find, { rootMargin: readingBand });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [names]);

  return current;
}
