import * as z from 'zod/mini';
import { countryField, regionField } from '../countries';
import { endpoint } from '../endpoint';
import { idParams, moment, textField } from '../fields';
import { jurisdictionRule } from './public';

const staff = { scope: 'staff', tag: 'Staff: orders' } as const;
const staffRule = z.extend(jurisdictionRule, { updatedAt: moment, updatedBy: z.nullable(z.string()) });
export type StaffJurisdictionRule = z.infer<typeof staffRule>;
const law = textField(500).check(z.minLength(1, 'Please enter the law. Customers will see it.'));

export const staffListJurisdictionRules = endpoint('GET /api/admin/jurisdictions', {
  ...staff,
  permission: 'jurisdictions.read',
  summary: 'Every rule, including those that are turned off.',
  responses: { 200: z.array(staffRule) },
});

export const staffAddJurisdictionRule = endpoint('POST /api/admin/jurisdictions', {
  ...staff,
  permission: 'jurisdictions.change',
  summary: 'Adds a rule. Administrators only.',
  body: z.object({ country: countryField, region: z.optional(regionField), law }),
  responses: { 201: staffRule },
  errors: ['jurisdictions.taken'],
});

export const staffChangeJurisdictionRule = endpoint('PATCH /api/admin/jurisdictions/:id', {
  ...staff,
  permission: 'jurisdictions.change',
  summary: 'Turns a rule on or off, or corrects its law. Administrators only.',
  params: idParams,
  body: z.object({ isActive: z.optional(z.boolean()), law: z.optional(law) }),
  responses: { 200: staffRule },
  errors: ['request.not_found'],
});
