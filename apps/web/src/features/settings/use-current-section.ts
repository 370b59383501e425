import { useEffect, useState } from 'react';
import { settingsSections } from './settings-text';

/* A band in the upper third of the window; the section that crosses it is the one that is read. */
const readingBand = '-25% 0px -65% 0px';

/** The id of the section that is read; the first until one scrolls. */
export function useCurrentSection(): string {
  const [current, setCurrent] = useState<string>(settingsSections[0].id);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: readingBand },
    );
    for (const { id } of settingsSections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);

  return current;
}
