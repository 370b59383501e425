import { useRef } from 'react';
import { useScrollableParts } from './use-scrollable-parts';

type RichTextProps = {
  /** HTML that the server compiled from the source; null if that failed. */
  html: string | null;
  /** Text as typed, shown if there is no HTML. */
  source: string;
  /** Origin that serves the text's images, by default the page's own. */
  imageOrigin?: string;
};

const imageStart = '<img src="';

/** Shows a text that a person wrote, with its formulas, code and images. */
export function RichText({ html, source, imageOrigin = '' }: RichTextProps) {
  if (html === null)
    return (
      <p className="whitespace-pre-wrap wrap-anywhere" dir="auto">
        {source}
      </p>
    );
  // Typed text cannot match this: the compiler escapes it.
  const shown = html.replaceAll(`${imageStart}/`, () => `${imageStart}${imageOrigin}/`);
  return <CompiledText html={shown} />;
}

function CompiledText({ html }: { html: string }) {
  const body = useRef<HTMLDivElement>(null);
  useScrollableParts(body, html);
  return <div ref={body} className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
