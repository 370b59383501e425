import { type MouseEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { isPlainClick } from './path-within';
import { paths } from './paths';
import { readPlace, usePlace } from './place-memory';

type BackLink = { label: string; to: string; onClick?: (event: MouseEvent) => void };

/** Pages that list things of other pages, with the label of the link back to them. */
const otherLists: readonly (readonly [RegExp, string])[] = [
  [/^\/search$/, 'Back to search results'],
  [/^\/library$/, 'Back to My library'],
  [/^\/profile$/, 'Back to Profile'],
  [/^\/documents$/, 'Back to Documents'],
  [/^\/study-guides$/, 'Back to Study Guides'],
  [/^\/schools\/\d+\/courses$/, 'Back to the school'],
  [/^\/courses\/\d+$/, 'Back to the course'],
];

/**
 * Returns the link back to the list from which one came, with its filters. A click goes back in the history, so that the
 * list shows the same items at the same position. Without such a list, the link leads to `parent`.
 */
export function useBack(parent: { label: string; to: string }): BackLink {
  const place = usePlace();
  const navigate = useNavigate();
  const [from, setFrom] = useState<{ to: string; steps: number }>();
  // Stored when the page is shown, so it is not known before.
  useEffect(() => setFrom(readPlace(place).from), [place]);
  const label = from && labelOf(from.to, parent);
  if (!from || label === undefined) return parent;
  return {
    label,
    to: from.to,
    onClick: (event) => {
      if (!isPlainClick(event.nativeEvent)) return;
      event.preventDefault();
      void navigate(-from.steps);
    },
  };
}

/** Returns the label of a link back to an address, or undefined if that page is not a list. */
export function labelOf(address: string, parent: { label: string; to: string }): string | undefined {
  const [pathname = paths.home] = address.split('?');
  if (pathname === parent.to) return parent.label;
  return otherLists.find(([path]) => path.test(pathname))?.[1];
}
