import type { Context } from '../../context';
import { FeatureError } from '../../errors/feature-error';

type Fonts = Pick<Context, 'pdf' | 'caller'>;

/** Throws 422 that names the characters of a text that no font of the certificates has; `field` is where it was typed. */
export async function requireDrawable(
  { pdf, caller }: Fonts,
  text: string,
  { field, name }: { field: string; name: string },
): Promise<void> {
  const signs = await pdf.undrawable(text, caller);
  if (signs.length === 0) return;
  const listed = signs.slice(0, 20).join(' ');
  const message = `A certificate cannot show these characters yet: ${listed}. Nothing was saved. Please write the ${name} without them.`;
  throw new FeatureError(422, 'certificates.signs', message, { issues: [{ path: field, message }] });
}

/** The text without the characters that no font of the certificates has. */
export async function drawablePart({ pdf, caller }: Fonts, text: string): Promise<string> {
  const signs = await pdf.undrawable(text, caller);
  const drawable = signs.reduce((rest, sign) => rest.replaceAll(sign, ''), text.normalize('NFC'));
  return signs.length === 0 ? text : drawable.replace(/ {2,}/g, ' ').trim();
}
