/** The body of an article as readers will see it; the server has taken everything out of it that could run. */
export function Preview({ html }: { html: string }) {
  return (
    <section aria-labelledby="preview" className="rule-double pt-4">
      <h2 id="preview" className="mb-3 text-18">
        Preview
      </h2>
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
}
