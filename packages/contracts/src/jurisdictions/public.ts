import * as z from 'zod/mini';
import { endpoint } from '../endpoint';

/** Place where custom writing of assessed work is barred: a country, or one region of it. */
export const jurisdictionRule = z.object({
  id: z.number(),
  country: z.string(),
  region: z.nullable(z.string()),
  law: z.string(),
  isActive: z.boolean(),
});
export type JurisdictionRule = z.infer<typeof jurisdictionRule>;

type Place = { country: string | null; region?: string | null };

/**
 * Returns the first rule that bars writing at one of the places. A place without its region is barred if any region is.
 */
export function barringRule<R extends Pick<JurisdictionRule, 'country' | 'region' | 'isActive'>>(
  rules: readonly R[],
  places: readonly Place[],
): R | undefined {
  return rules.find(
    ({ country, region, isActive }) =>
      isActive &&
      places.some(
        (place) => place.country === country && (region === null || !place.region || place.region === region),
      ),
  );
}

/**
 * Returns the places that decide about an order. An order with only the institution's country is assumed to be in its
 * region.
 */
export function placesOf(order: {
  institutionCountry?: string | null;
  institutionRegion?: string | null;
  billingCountry?: string | null;
  /** All countries that the request's headers name. */
  headerCountries?: readonly string[];
}): Place[] {
  const { institutionCountry = null, institutionRegion = null, headerCountries = [] } = order;
  return [institutionCountry, order.billingCountry, ...headerCountries].flatMap((country) =>
    country ? [{ country, region: country === institutionCountry ? institutionRegion : null }] : [],
  );
}

export const listJurisdictionRules = endpoint('GET /api/jurisdictions', {
  scope: 'public',
  tag: 'Orders',
  summary:
    'The countries and regions where custom writing is not allowed, with the law. The server applies the same rules.',
  responses: { 200: z.array(jurisdictionRule) },
});
