import { regionsOf } from '@aw/contracts/countries';
import { barringRule, placesOf } from '@aw/contracts/jurisdictions';
import { serviceOf } from '@aw/contracts/order-services';
import {
  type Database,
  findLastDecision,
  insertJurisdictionDecision,
  listActiveRules,
  type OrderRow,
  type RuleRow,
} from '@aw/db';
import type { Context } from '../../../context';
import type { FeatureError } from '../../../feature-error';
import { barred } from './draft.errors';

export type JurisdictionInput = {
  order: Pick<OrderRow, 'service' | 'institution_country' | 'institution_region' | 'billing_country'>;
  /** Null for an order that is not stored yet. */
  orderId: string | null;
  userId: string;
  /** The country of the request, as `requestCountry` reads it. */
  headerCountry: string | null;
};

/**
 * Throws 451 `orders.jurisdiction` when the service is writing and one of the places bars it. The decision is logged,
 * a refusal apart from the caller's transaction, so that it stays when that one is given up.
 */
export async function checkJurisdiction(ctx: Context, db: Database, input: JurisdictionInput): Promise<void> {
  const rule = await findBarringRule(db, input);
  await logDecision(rule ? ctx.db : db, input, rule);
  if (rule) throw refusalOf(rule);
}

/** The same for a caller that keeps the refusal's log in its own transaction and throws what this gives. */
export async function judgePlaces(
  trx: Database,
  input: JurisdictionInput,
): Promise<FeatureError | undefined> {
  const rule = await findBarringRule(trx, input);
  await logDecision(trx, input, rule);
  return rule && refusalOf(rule);
}

type ActiveRule = RuleRow & { isActive: boolean };

async function findBarringRule(db: Database, { order, headerCountry }: JurisdictionInput) {
  if (serviceOf(order.service).kind !== 'writing') return undefined;
  const rules: ActiveRule[] = (await listActiveRules(db)).map((rule) => ({
    ...rule,
    isActive: rule.is_active,
  }));
  const places = placesOf({
    institutionCountry: order.institution_country,
    institutionRegion: order.institution_region,
    billingCountry: order.billing_country,
    headerCountry,
  });
  return barringRule(rules, places);
}

async function logDecision(db: Database, input: JurisdictionInput, rule: RuleRow | undefined): Promise<void> {
  const { order, orderId, userId, headerCountry } = input;
  // What is allowed is kept with its order, what is refused in any case.
  if (orderId === null && !rule) return;
  const seen = {
    service: order.service,
    institution_country: order.institution_country,
    institution_region: order.institution_region,
    billing_country: order.billing_country,
    header_country: headerCountry,
    rule_id: rule?.id ?? null,
  };
  // Drafts are saved while somebody types: what was decided already about the same places is not written again.
  const last = orderId === null ? undefined : await findLastDecision(db, orderId);
  const keys = Object.keys(seen) as (keyof typeof seen)[];
  if (last && keys.every((key) => last[key] === seen[key])) return;
  await insertJurisdictionDecision(db, {
    ...seen,
    order_id: orderId,
    user_id: userId,
    is_allowed: rule === undefined,
  });
}

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });

function refusalOf(rule: RuleRow): FeatureError {
  const country = countryNames.of(rule.country) ?? rule.country;
  const region = regionsOf[rule.country]?.find(([code]) => code === rule.region)?.[1];
  return barred({ law: rule.law, place: region ? `${region} (${country})` : country });
}
