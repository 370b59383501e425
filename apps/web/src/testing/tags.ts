/** Returns the input fields of a page, each as 'name type autocomplete'. */
export function inputsIn(html: string): string[] {
  return [...html.matchAll(/<input\b[^>]*>/g)]
    .map(([tag]) => ['name', 'type', 'autoComplete'].map((name) => attribute(tag, name)).join(' '))
    .filter((input) => !input.startsWith('-'));
}

/** Returns the named fields of a form in their order, each as 'name autocomplete'. */
export function fieldsIn(html: string): string[] {
  return [...html.matchAll(/<(?:input|textarea)\b[^>]*\bname="[^>]*>/g)].map(([tag]) =>
    ['name', 'autoComplete'].map((name) => attribute(tag, name)).join(' '),
  );
}

/** Returns the targets of the links of a page. */
export function linksIn(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*>/g)].map(([tag]) => attribute(tag, 'href'));
}

function attribute(tag: string, name: string): string {
  return tag.match(new RegExp(`\\b${name}="([^"]*)"`, 'i'))?.[1] ?? '-';
}
