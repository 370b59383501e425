/** Code of Markdown, in which nothing is a formula, or a formula between TeX’s own delimiters. */
const codeOrFormula =
  /(`{3,})[\s\S]*?(?:\1|$)|`[^`\n]*`|(?<!\\)\\\[([\s\S]{1,1000}?)\\\]|(?<!\\)\\\(([^\n]{1,1000}?)\\\)/g;
/** Beginning of a line on which a paragraph of its own would end a list or a quotation. */
const inBlock = /^(?:\s*(?:[-*+]|\d+[.)])\s|\s{2,}|>)/;

/** Writes formulas between dollars, as our texts do. Many models write `\[…\]` and `\(…\)` although the instructions ask for dollars. */
export function withDollarFormulas(text: string): string {
  return text.replace(
    codeOrFormula,
    (match: string, _, display: string | undefined, inline: string | undefined, at: number) => {
      const formula = (display ?? inline)?.trim();
      if (!formula) return match;
      const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
      return display === undefined || inBlock.test(line)
        ? `$${formula}$`
        : ['\n', '$$', formula, '$$', '\n'].join('\n');
    },
  );
}
