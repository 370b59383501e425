import { useEffect, useState } from 'react';

/* Upper third of the window. The last heading that entered it starts the current section. */
const readingBand = '0px 0px -65% 0px';

/** Returns the id of the section being read on a long page; undefined before the first one is reached. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
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
