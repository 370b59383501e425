import * as z from 'zod/mini';
import { countryField, regionField } from '../countries';
import { endpoint } from '../endpoint';
import { idParams, moment, textField } from '../fields';

/** Where custom writing of assessed work is barred: a country, or one region of it. */
export const jurisdictionRule = z.object({
  id: z.number(),
  country: z.string(),
  region: z.nullable(z.string()),
  law: z.string(),
  isActive: z.boolean(),
});
export type JurisdictionRule = z.infer<typeof jurisdictionRule>;

type Place = { country: string | null; region?: string | null };

/** The first rule that bars writing at one of the places; one without its region is barred where any region is. */
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

/** The places that decide about an order; one that names only the institution's country is taken to be in its region. */
export function placesOf(order: {
  institutionCountry?: string | null;
  institutionRegion?: string | null;
  billingCountry?: string | null;
  /** Every country that the request names. */
  headerCountries?: readonly string[];
}): Place[] {
  const { institutionCountry = null, institutionRegion = null, headerCountries = [] } = order;
  return [institutionCountry, order.billingCountry, ...headerCountries].flatMap((country) =>
    country ? [{ country, region: country === institutionCountry ? institutionRegion : null }] : [],
  );
}

export const listJurisdictionRules = endpoint({
  method: 'GET',
  path: '/api/jurisdictions',
  scope: 'public',
  tag: 'Orders',
  summary: 'Where custom writing is barred, and by which law; the server decides by the same rules.',
  responses: { 200: z.array(jurisdictionRule) },
  errors: [],
});

const staff = { scope: 'staff', tag: 'Staff: orders' } as const;
const staffRule = z.extend(jurisdictionRule, { updatedAt: moment, updatedBy: z.nullable(z.string()) });
export type StaffJurisdictionRule = z.infer<typeof staffRule>;
const law = textField(500).check(z.minLength(1, 'Please name the law; the customer reads it.'));

export const staffListJurisdictionRules = endpoint({
  ...staff,
  permission: 'jurisdictions.read',
  method: 'GET',
  path: '/api/admin/jurisdictions',
  summary: 'Every rule, also those that are off.',
  responses: { 200: z.array(staffRule) },
  errors: ['auth.forbidden', 'auth.required'],
});

export const staffAddJurisdictionRule = endpoint({
  ...staff,
  permission: 'jurisdictions.change',
  method: 'POST',
  path: '/api/admin/jurisdictions',
  summary: 'Adds a rule; administrators only.',
  body: z.object({ country: countryField, region: z.optional(regionField), law }),
  responses: { 201: staffRule },
  errors: ['auth.forbidden', 'auth.required', 'jurisdictions.taken', 'request.invalid'],
});

export const staffChangeJurisdictionRule = endpoint({
  ...staff,
  permission: 'jurisdictions.change',
  method: 'PATCH',
  path: '/api/admin/jurisdictions/:id',
  summary: 'Turns a rule on or off, or corrects its law; administrators only.',
  params: idParams,
  body: z.object({ isActive: z.optional(z.boolean()), law: z.optional(law) }),
  responses: { 200: staffRule },
  errors: ['auth.forbidden', 'auth.required', 'request.invalid', 'request.not_found'],
});
