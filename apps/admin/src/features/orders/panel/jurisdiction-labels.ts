import { placeName } from '@aw/contracts/countries';
import type { StaffOrder } from '@aw/contracts/orders/staff';

type Decision = StaffOrder['jurisdiction'][number];

const fieldWords: Readonly<Record<string, string>> = {
  paperType: 'paper type',
  paperQuality: 'quality',
  majorCourse: 'course',
  reference: 'sources',
  paperDescription: 'description',
  extraRequirements: 'extra requirements',
};

/** Describes the latest jurisdiction decision and its places; undefined before the first decision. */
export function jurisdictionLabel(decisions: readonly Decision[]): string | undefined {
  const latest = [...decisions].sort((a, b) => Date.parse(b.at) - Date.parse(a.at))[0];
  if (!latest) return undefined;
  const { institutionCountry, institutionRegion, billingCountry, headerCountries, barredBy } = latest;
  const named = [
    institutionCountry && placeName(institutionCountry, institutionRegion),
    billingCountry && placeName(billingCountry),
    ...headerCountries.map((country) => placeName(country)),
  ].filter((name) => name !== null && name !== '');
  const where = [...new Set(named)].join(', ') || 'Place unknown';
  if (latest.isAllowed) return `${where}: allowed`;
  // The law names the service. Any other field is unusual, so it is shown.
  const by =
    barredBy && barredBy !== 'service' ? ` (because of the ${fieldWords[barredBy] ?? barredBy})` : '';
  return `${where}: refused${by}, ${latest.law ?? 'not sold there'}`;
}
