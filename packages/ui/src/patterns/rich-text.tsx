type RichTextProps = {
  /** What the server compiled the source to; null where it could not. */
  html: string | null;
  /** What was typed, which shows as it is without HTML. */
  source: string;
};

/** A text that a person wrote, with its formulas, code and images. */
export function RichText({ html, source }: RichTextProps) {
  if (html === null)
    return (
      <p className="whitespace-pre-wrap wrap-anywhere" dir="auto">
        {source}
      </p>
    );
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
