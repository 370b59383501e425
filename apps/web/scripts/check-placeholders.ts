import { placeholders } from '@aw/contracts/site-details';

const scriptTag = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

const [socialLink] = placeholders.socialLinks;
const texts = [...Object.values(placeholders), socialLink.label, socialLink.url].filter(
  (value) => typeof value === 'string',
);

/** The code of a page that contains a placeholder, which the server of the pages fills in everywhere but in code. */
export function placeholderProblems(name: string, html: string): string[] {
  const code = [...html.matchAll(scriptTag)].filter(([, attributes = '']) => !attributes.includes('ld+json'));
  return placeholdersIn(code.map(([script]) => script).join('\n')).map(
    (text) => `${name} has ${text} in a script, where nothing fills it in.`,
  );
}

/** The placeholders that a text contains. */
export function placeholdersIn(text: string): string[] {
  return texts.filter((placeholder) => text.includes(placeholder));
}
