import { countryName, regionsOf } from '../countries';
import type { JurisdictionRule } from './public';

/** Countries whose English names have an article: 'in the Netherlands'. */
const withArticle = new Set(
  'AE BQ BS CC CF DO FK FO GB GM IM IO KM KY MH MP MV NL PH PS SB SC TC TF UM US VA VG VI'.split(' '),
);

/**
 * Names the law and the place that bar written assignments: 'The law in Ireland does not allow us to sell …: Act 2019.'
 */
export function barringText({
  country,
  region,
  law,
}: Pick<JurisdictionRule, 'country' | 'region' | 'law'>): string {
  const part = regionsOf[country]?.find(([code]) => code === region)?.[1];
  const name = countryName(country);
  const place = part ? `${part} (${name})` : `${withArticle.has(country) ? 'the ' : ''}${name}`;
  return `The law in ${place} does not allow us to sell written assignments: ${law.replace(/\.+$/, '')}.`;
}
