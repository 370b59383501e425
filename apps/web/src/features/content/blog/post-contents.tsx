import type { Body } from '@aw/content/schemas/text';
import { useEffect, useState } from 'react';

/** The headings of an article as links, with the current section marked. Wide screens only. */
export function PostContents({ headings }: Pick<Body, 'headings'>) {
  const current = useCurrentHeading(headings);
  return (
    <nav aria-labelledby="contents" className="hidden border-e border-margin-rule pe-5 lg:block print:hidden">
      <div className="sticky top-0 max-h-screen overflow-y-auto py-8">
        <p id="contents" className="mb-3 font-serif text-17 font-strong">
          In this article
        </p>
        <ol className="grid gap-0.5 text-14 leading-ui">
          {headings.map(({ id, text, level }) => (
            <li key={id} className={level > 2 ? 'ps-3 text-13' : undefined}>
              <a
                href={`#${id}`}
                aria-current={id === current ? 'location' : undefined}
                className="block py-0.75 text-ink-muted no-underline hover:text-ink hover:underline aria-[current]:text-ink"
              >
                <span className={id === current ? 'marked' : undefined}>{text}</span>
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}

/** Returns the id of the current section's heading: the last one above the upper third of the window. */
function useCurrentHeading(headings: readonly { id: string }[]): string | undefined {
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
