import { isDeepStrictEqual } from 'node:util';
import {
  type BarredPart,
  barredPart,
  barredPartText,
  type WorkAsked,
} from '@aw/contracts/jurisdictions/assessed-work';
import { barringText } from '@aw/contracts/jurisdictions/barring-text';
import { barringRule, placesOf } from '@aw/contracts/jurisdictions/public';
import type { Database } from '@aw/db';
import type { RuleRow } from '@aw/db/jurisdictions';
import * as jurisdictions from '@aw/db/jurisdictions';
import type { OrderRow } from '@aw/db/orders';
import type { Context } from '../../context';
import type { FeatureError } from '../../errors/feature-error';
import { orderBarred } from './jurisdictions.errors';

export type JurisdictionInput = {
  order: JudgedOrder;
  /** Null for an order that is not stored yet. */
  orderId: string | null;
  userId: string;
  /** The countries of the request, as `requestCountries` reads them. */
  headerCountries: readonly string[];
};

type JudgedOrder = Pick<
  OrderRow,
  | 'service'
  | 'paper_type'
  | 'paper_quality'
  | 'major_course'
  | 'topic'
  | 'reference'
  | 'paper_description'
  | 'extra_requirements'
  | 'institution_country'
  | 'institution_region'
  | 'billing_country'
>;

/**
 * Throws 451 `orders.jurisdiction` if one of the places bars writing and the service, paper type or brief of the order
 * asks for it. Logs the decision. Refuses to run in a transaction, because the
 * error would roll back the log of the refusal.
 */
export async function checkJurisdiction(
  { db }: Pick<Context, 'db'>,
  input: JurisdictionInput,
): Promise<void> {
  if (db.isTransaction) throw new Error('The refusal of an order must be logged outside of a transaction.');
  const refusal = await decideJurisdiction(db, input);
  if (refusal) throw refusal;
}

/** Like checkJurisdiction, but returns the refusal. The caller commits its log and throws it afterwards. */
export async function decideJurisdiction(
  db: Database,
  input: JurisdictionInput,
): Promise<FeatureError | undefined> {
  const refused = await findRefusal(db, input);
  await logDecision(db, input, refused);
  return refused && refusalOf(input.order, refused);
}

/**
 * Like decideJurisdiction, for a change of a paid order: help with a customer's own work must not become writing. Writing that
 * was sold lawfully stays lawful wherever the customer travels.
 */
export async function decideChange(
  db: Database,
  sold: OrderRow,
  input: JurisdictionInput,
): Promise<FeatureError | undefined> {
  return barredPart(workOf(sold)) ? undefined : decideJurisdiction(db, input);
}

type ActiveRule = RuleRow & { isActive: boolean };
type Refusal = { rule: RuleRow; part: BarredPart };

async function findRefusal(
  db: Database,
  { order, headerCountries }: JurisdictionInput,
): Promise<Refusal | undefined> {
  const part = barredPart(workOf(order));
  if (!part) return undefined;
  const rules: ActiveRule[] = (await jurisdictions.listActiveRules(db)).map((rule) => ({
    ...rule,
    isActive: rule.is_active,
  }));
  const places = placesOf({
    institutionCountry: order.institution_country,
    institutionRegion: order.institution_region,
    billingCountry: order.billing_country,
    headerCountries,
  });
  const rule = barringRule(rules, places);
  return rule && { rule, part };
}

function workOf(order: JudgedOrder): WorkAsked {
  return {
    service: order.service,
    paperType: order.paper_type,
    paperQuality: order.paper_quality,
    majorCourse: order.major_course,
    topic: order.topic,
    reference: order.reference,
    paperDescription: order.paper_description,
    extraRequirements: order.extra_requirements,
  };
}

async function logDecision(
  db: Database,
  input: JurisdictionInput,
  refused: Refusal | undefined,
): Promise<void> {
  const { order, orderId, userId, headerCountries } = input;
  // Permissions are stored with their order. Refusals are stored also without one.
  if (orderId === null && !refused) return;
  const decision = {
    service: order.service,
    paper_type: order.paper_type,
    paper_quality: order.paper_quality,
    institution_country: order.institution_country,
    institution_region: order.institution_region,
    billing_country: order.billing_country,
    header_countries: [...headerCountries],
    rule_id: refused?.rule.id ?? null,
    barred_by: refused?.part.field ?? null,
  };
  // Drafts are saved while somebody types, so an unchanged decision is not stored again.
  const last = orderId === null ? undefined : await jurisdictions.findLastDecision(db, orderId);
  const keys = Object.keys(decision) as (keyof typeof decision)[];
  if (last && keys.every((key) => isDeepStrictEqual(last[key], decision[key]))) return;
  await jurisdictions.insertDecision(db, {
    ...decision,
    order_id: orderId,
    user_id: userId,
    is_allowed: refused === undefined,
  });
}

function refusalOf(order: JudgedOrder, { rule, part }: Refusal): FeatureError {
  return orderBarred(barringText(rule), barredPartText(workOf(order), part));
}
