import claims from '@aw/content/claims';
import { compileText, frontMatterField, sourceOf, TextError, withFrontMatter } from '@aw/content/compile';
import texts from '@aw/content/texts';
import type { PolicyChange } from '@aw/contracts/account/policies';
import { textInvalid, textNotFound } from './content.errors';

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

/** The dates in the front matter of a policy, without compiling it. */
export function policyDates(source: string): { first: string; version: string } {
  const first = String(frontMatterField(source, 'lastUpdated'));
  const lastChanged = frontMatterField(source, 'lastChanged');
  return { first, version: typeof lastChanged === 'string' ? lastChanged : first };
}

/** Puts the date and the summary of a change into the front matter of a policy; throws 400 for a text without any. */
export function withPolicyChange(source: string, { day, summary }: PolicyChange): string {
  return refusing(() =>
    withFrontMatter(source, [
      [['lastChanged'], day],
      [['changes', day], summary],
    ]),
  );
}

/** Compiles what staff wrote as the build would; throws 404, and 400 with what does not fit. */
export function compileSource(name: string, source: string): unknown {
  formatOf(name);
  return refusing(() => compileText(name, source, claims));
}

/** Turns what is wrong with a text into a 400. */
function refusing<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof TextError ? textInvalid(error) : error;
  }
}
