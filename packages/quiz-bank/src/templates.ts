import type { ItemText, TemplateItem } from './quiz-file';
import type { ItemTemplate } from './template';
import { accounting } from './templates/accounting';
import { agriculture } from './templates/agriculture';
import { biology } from './templates/biology';
import { business } from './templates/business';
import { chemistry } from './templates/chemistry';
import { computerScience } from './templates/computer-science';
import { economics } from './templates/economics';
import { engineering } from './templates/engineering';
import { environmentalScience } from './templates/environmental-science';
import { finance } from './templates/finance';
import { geography } from './templates/geography';
import { informationTechnology } from './templates/information-technology';
import { mathematics } from './templates/mathematics';
import { medicine } from './templates/medicine';
import { nursing } from './templates/nursing';
import { physics } from './templates/physics';
import { psychology } from './templates/psychology';
import { statistics } from './templates/statistics';

const bySubject: Record<string, Record<string, ItemTemplate>> = {
  accounting,
  agriculture,
  biology,
  business,
  chemistry,
  'computer-science': computerScience,
  economics,
  engineering,
  'environmental-science': environmentalScience,
  finance,
  geography,
  'information-technology': informationTechnology,
  mathematics,
  medicine,
  nursing,
  physics,
  psychology,
  statistics,
};

/** All templates, keyed by `<subject>/<template>`. */
export const templates: ReadonlyMap<string, ItemTemplate> = new Map(
  Object.entries(bySubject).flatMap(([subject, ofSubject]) =>
    Object.entries(ofSubject).map(([name, template]) => [`${subject}/${name}`, template] as const),
  ),
);

/** Generates the item of a template and a seed, always the same one. Throws RangeError for an unknown template. */
export function templateText({ id, template: name, seed }: TemplateItem): ItemText {
  const template = templates.get(name);
  if (!template) throw new RangeError(`There is no template ${name}.`);
  return template.textOf(id, seed);
}
