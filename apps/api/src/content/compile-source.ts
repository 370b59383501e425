import claims from '@aw/content/claims';
import { compileText, frontMatterField, sourceOf, TextError } from '@aw/content/compile';
import texts from '@aw/content/texts';
import { textInvalid, textNotFound } from './texts.errors';

/** The figures are not edited by themselves: texts that the site was built with hold their values. */
const notEdited = 'claims';

/** Names of the texts that the site was built with and that staff can change. */
export const builtNames = Object.keys(texts).filter((name) => name !== notEdited);

/** The text that the site was built with; undefined where staff added it. */
export function builtSource(name: string): string | undefined {
  return Object.hasOwn(texts, name) ? texts[name] : undefined;
}

/** How a text is written; throws 404 for a name that no text can have. */
export function formatOf(name: string): 'yaml' | 'markdown' {
  const found = name === notEdited ? undefined : sourceOf(name);
  if (!found) throw textNotFound();
  return found.source.kind === 'single' ? 'yaml' : 'markdown';
}

/** The date in the front matter of a policy, without compiling it. */
export function sourceDay(source: string): unknown {
  return frontMatterField(source, 'lastUpdated');
}

/** Compiles what staff wrote as the build would; throws 404, and 400 with what does not fit. */
export function compileSource(name: string, source: string): unknown {
  formatOf(name);
  try {
    return compileText(name, source, claims);
  } catch (error) {
    throw error instanceof TextError ? textInvalid(error) : error;
  }
}
