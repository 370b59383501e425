import type { StaffOrder } from '@aw/contracts/staff-orders';
import { placeName } from '../../../display/place-names';

type Decision = StaffOrder['jurisdiction'][number];

/** The places of the latest decision and what was allowed there; nothing before the first. */
export function jurisdictionWords(decisions: readonly Decision[]): string | undefined {
  const latest = [...decisions].sort((a, b) => Date.parse(b.at) - Date.parse(a.at))[0];
  if (!latest) return undefined;
  const { institutionCountry, institutionRegion, billingCountry, headerCountry } = latest;
  const named = [
    institutionCountry && placeName(institutionCountry, institutionRegion),
    billingCountry && placeName(billingCountry),
    headerCountry && placeName(headerCountry),
  ].filter((name) => name !== null && name !== '');
  const where = [...new Set(named)].join(', ') || 'No place known';
  return latest.isAllowed ? `${where}: allowed` : `${where}: refused, ${latest.law ?? 'barred there'}`;
}
