import { Fragment } from 'react';
import { highlightParts, type Mark, markedParts } from './highlight-parts';

export type HighlightProps = {
  text: string;
  /** Search query, whose words are marked. */
  query?: string | null;
  /** Places that the server has found. They win over the query, because the server also finds other forms of a word. */
  marks?: readonly Mark[];
};

/** Shows a text with its search hits marked. Nothing is marked without marks and without a query. */
export function Highlight({ text, query, marks }: HighlightProps) {
  if (!marks && !query) return text;
  const parts = marks ? markedParts(text, marks) : highlightParts(text, query ?? '');
  return parts.map((part) =>
    part.isHit ? <mark key={part.at}>{part.text}</mark> : <Fragment key={part.at}>{part.text}</Fragment>,
  );
}
