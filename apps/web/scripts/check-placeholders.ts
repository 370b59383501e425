import { placeholders } from '@aw/contracts/site-details';

const scriptTag = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

const [socialLink] = placeholders.socialLinks;
const texts = [...Object.values(placeholders), socialLink.label, socialLink.url].filter(
  (value) => typeof value === 'string',
);

/** Returns a sentence for each placeholder in a page's scripts. The server fills placeholders everywhere but there. */
export function placeholderProblems(name: string, html: string): string[] {
  const code = [...html.matchAll(scriptTag)].filter(([, attributes = '']) => !attributes.includes('ld+json'));
  return placeholdersIn(code.map(([script]) => script).join('\n')).map(
    (text) => `${name} has ${text} in a script, where nothing fills it in.`,
  );
}

/** Returns the placeholders that a text contains. */
export function placeholdersIn(text: string): string[] {
  return texts.filter((placeholder) => text.includes(placeholder));
}
