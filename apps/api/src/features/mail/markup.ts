const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML that is safe to put into other HTML. */
export class Markup {
  constructor(readonly html: string) {}
}

/** A template whose values are escaped, for element content and quoted attributes; markup and lists of it stay as they are. */
export function markup(parts: TemplateStringsArray, ...values: (string | Markup | Markup[])[]): Markup {
  const texts = values.map((value) =>
    typeof value === 'string'
      ? value.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
      : [value]
          .flat()
          .map((part) => part.html)
          .join(''),
  );
  return new Markup(String.raw({ raw: parts }, ...texts));
}
