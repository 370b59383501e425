import type { Context } from '../../context';
import { FeatureError } from '../../errors/feature-error';

type Fonts = Pick<Context, 'pdf' | 'caller'>;

/** Throws 422 with the characters of a text that no certificate font contains. `field` is the form field of the text. */
export async function requireDrawable(
  { pdf, caller }: Fonts,
  text: string,
  { field, name }: { field: string; name: string },
): Promise<void> {
  const characters = await pdf.undrawable(text, caller);
  if (characters.length === 0) return;
  const listed = characters.slice(0, 20).join(' ');
  const message = `A certificate cannot show these characters yet: ${listed}. Nothing was saved. Please write the ${name} without them.`;
  throw new FeatureError(422, 'certificates.signs', message, { issues: [{ path: field, message }] });
}

/** Returns a text without the characters that no certificate font contains. */
export async function drawablePart({ pdf, caller }: Fonts, text: string): Promise<string> {
  const characters = await pdf.undrawable(text, caller);
  const drawable = characters.reduce(
    (rest, character) => rest.replaceAll(character, ''),
    text.normalize('NFC'),
  );
  return characters.length === 0 ? text : drawable.replace(/ {2,}/g, ' ').trim();
}
