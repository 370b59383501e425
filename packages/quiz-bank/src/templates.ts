import type { BankItem } from './bank';
import { compileItems } from './compile-quiz';
import type { ItemText, TemplateItem } from './quiz-file';
import { type ItemTemplate, itemTemplate } from './template';
import { dilution } from './templates/chemistry/dilution';
import { limitingReactant } from './templates/chemistry/limiting-reactant';
import { meanAtomicMass } from './templates/chemistry/mean-atomic-mass';
import { broadcastAddress } from './templates/computer-science/broadcast-address';
import { loopCount } from './templates/computer-science/loop-count';
import { twosComplement } from './templates/computer-science/twos-complement';
import { definiteIntegral } from './templates/mathematics/definite-integral';
import { linearSystem } from './templates/mathematics/linear-system';
import { powerOfLinear } from './templates/mathematics/power-of-linear';
import { tangentLine } from './templates/mathematics/tangent-line';

/** Every template by its name, `<subject>/<template>`: its subject, topic, difficulty and source. */
export const templates: ReadonlyMap<string, ItemTemplate> = new Map(
  Object.entries({
    'chemistry/dilution': itemTemplate(dilution),
    'chemistry/limiting-reactant': itemTemplate(limitingReactant),
    'chemistry/mean-atomic-mass': itemTemplate(meanAtomicMass),
    'computer-science/broadcast-address': itemTemplate(broadcastAddress),
    'computer-science/loop-count': itemTemplate(loopCount),
    'computer-science/twos-complement': itemTemplate(twosComplement),
    'mathematics/definite-integral': itemTemplate(definiteIntegral),
    'mathematics/linear-system': itemTemplate(linearSystem),
    'mathematics/power-of-linear': itemTemplate(powerOfLinear),
    'mathematics/tangent-line': itemTemplate(tangentLine),
  }),
);

/** What a template says for a seed, always the same; throws RangeError for a template that is not there. */
export function templateText({ id, template: name, seed }: TemplateItem): ItemText {
  const template = templates.get(name);
  if (!template) throw new RangeError(`There is no template ${name}.`);
  return template.textOf(id, seed);
}

/** Items of one quiz, made by templates; seeds are whole numbers from 0 to 2³¹ − 1. Letters are dealt over all. */
export function makeItems(items: readonly TemplateItem[]): BankItem[] {
  return compileItems(items.map(templateText));
}
