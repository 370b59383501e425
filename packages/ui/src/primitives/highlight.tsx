import { Fragment } from 'react';
import { highlightParts } from './highlight-parts';

export type HighlightProps = {
  text: string;
  /** Search query; nothing is marked without it. */
  query?: string | null;
};

/** Shows a text with its search hits marked. */
export function Highlight({ text, query }: HighlightProps) {
  if (!query) return text;
  return highlightParts(text, query).map((part) =>
    part.isHit ? <mark key={part.at}>{part.text}</mark> : <Fragment key={part.at}>{part.text}</Fragment>,
  );
}
