import { useEffect, useState } from 'react';

/** The id of the heading whose section is being read: the last one above the upper third of the window. */
export function useCurrentHeading(headings: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const elements = headings.flatMap(({ id }) => document.getElementById(id) ?? []);
    const read = () => {
      const line = window.innerHeight / 3;
      setCurrent(elements.findLast((element) => element.getBoundingClientRect().top < line)?.id);
    };
    const observer = new IntersectionObserver(read, { rootMargin: '0px 0px -66% 0px' });
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [headings]);

  return current;
}
