import type { ItemText } from './quiz-file';
import type { AnyTemplate } from './template';

/** Every template by its name, `<subject>/<name>`. */
export const templates: ReadonlyMap<string, AnyTemplate> = new Map();

/** What a template says for a seed, always the same; throws RangeError for a template that is not there. */
export function templateText(id: string, name: string, seed: number): ItemText {
  const template = templates.get(name);
  if (!template) throw new RangeError(`There is no template ${name}.`);
  return template.textOf(id, seed);
}
