type RichTextProps = {
  /** What the server compiled the source to; null where it could not. */
  html: string | null;
  /** What was typed, which shows as it is without HTML. */
  source: string;
  /** The origin that has the text's images; the page's own if not said. */
  imageOrigin?: string;
};

const imageStart = '<img src="';

/** A text that a person wrote, with its formulas, code and images. */
export function RichText({ html, source, imageOrigin = '' }: RichTextProps) {
  if (html === null)
    return (
      <p className="whitespace-pre-wrap wrap-anywhere" dir="auto">
        {source}
      </p>
    );
  // What was typed cannot look like a tag: the compiler has written it as text.
  const shown = html.replaceAll(`${imageStart}/`, () => `${imageStart}${imageOrigin}/`);
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: shown }} />;
}
