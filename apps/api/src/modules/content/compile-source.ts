import claims from '@aw/content/claims';
import { compileText, frontMatterField, sourceOf, TextError, withFrontMatter } from '@aw/content/compile';
import texts from '@aw/content/texts';
import type { PolicyChange } from '@aw/contracts/users/policies';
import { textInvalid, textNotFound } from './content.errors';

/** Staff cannot edit the claims on their own, because built texts contain their values. */
const notEdited = 'claims';

/** Names of the texts that the site was built with and that staff can change. */
export const builtNames = Object.keys(texts).filter((name) => name !== notEdited);

/** Returns the text that the site was built with, or undefined if staff added the text. */
export function builtSource(name: string): string | undefined {
  return Object.hasOwn(texts, name) ? texts[name] : undefined;
}

/** Returns the format of a text. Throws 404 for an impossible name. */
export function formatOf(name: string): 'yaml' | 'markdown' {
  const location = name === notEdited ? undefined : sourceOf(name);
  if (!location) throw textNotFound();
  return location.source.kind === 'single' ? 'yaml' : 'markdown';
}

/** Returns the dates in the front matter of a policy, without compiling it. */
export function policyDates(source: string): { first: string; version: string } {
  const first = String(frontMatterField(source, 'lastUpdated'));
  const lastChanged = frontMatterField(source, 'lastChanged');
  return { first, version: typeof lastChanged === 'string' ? lastChanged : first };
}

/**
 * Adds the date and the summary of a change to the front matter of a policy. Throws 400 for a text without front matter.
 */
export function withPolicyChange(source: string, { day, summary }: PolicyChange): string {
  return withTextErrors(() =>
    withFrontMatter(source, [
      [['lastChanged'], day],
      [['changes', day], summary],
    ]),
  );
}

/** Compiles a source like the build does. Throws 404, and 400 with the faults of the text. */
export function compileSource(name: string, source: string): unknown {
  formatOf(name);
  return withTextErrors(() => compileText(name, source, claims));
}

/** Turns a text error into a 400. */
function withTextErrors<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof TextError ? textInvalid(error) : error;
  }
}
