import type { JurisdictionRule } from '@aw/contracts/jurisdictions/public';
import type { StaffJurisdictionRule } from '@aw/contracts/jurisdictions/staff';
import { isUniqueViolation } from '@aw/db';
import * as audit from '@aw/db/audit';
import type { StaffRuleRow } from '@aw/db/jurisdictions';
import * as jurisdictions from '@aw/db/jurisdictions';
import type { Context, StaffContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { invalidRequest } from '../../errors/feature-error';
import { placeTaken, ruleNotFound } from './jurisdictions.errors';

/** Returns the places where writing is currently barred, with their laws. */
export async function listActiveRules(ctx: Context): Promise<JurisdictionRule[]> {
  const rows = await jurisdictions.listActiveRules(ctx.cacheDb);
  return rows.map(({ is_active: isActive, ...rule }) => ({ ...rule, isActive }));
}

/** Returns every rule about where writing is barred, including those that are off. */
export async function listRules(ctx: Context): Promise<StaffJurisdictionRule[]> {
  return (await jurisdictions.listRulesForStaff(ctx.db)).map(toRule);
}

/** Adds a rule. Throws 403 for staff who are not administrators and 409 if the place has a rule. */
export async function addRule(
  ctx: StaffContext,
  fields: { country: string; region?: string; law: string },
): Promise<StaffJurisdictionRule> {
  const { country, law } = fields;
  const region = fields.region ?? null;
  if (region && !region.startsWith(`${country}-`))
    throw invalidRequest('Please choose a region in this country. Nothing was added.', 'region');
  const id = await inTransaction(ctx, async (ctx) => {
    const row = { country, region, law, adminId: ctx.admin.id, at: ctx.now() };
    const added = await jurisdictions.insertRule(ctx.db, row);
    await audit.insert(ctx.db, {
      actor: ctx.admin.username,
      verb: 'jurisdiction.added',
      target: `jurisdiction:${added}`,
      after: { country, region, law, isActive: true },
    });
    return added;
  }).catch((error: unknown) => {
    throw isUniqueViolation(error, 'jurisdiction_rules_country_region_key') ? placeTaken() : error;
  });
  return getRule(ctx, id);
}

/** Turns a rule on or off, or corrects its law. Throws 403 for staff who are not administrators, and 404. */
export async function changeRule(
  ctx: StaffContext,
  id: number,
  change: { isActive?: boolean; law?: string },
): Promise<StaffJurisdictionRule> {
  await inTransaction(ctx, async (ctx) => {
    const before = await jurisdictions.lockRule(ctx.db, id);
    if (!before) throw ruleNotFound();
    const after = { is_active: change.isActive ?? before.is_active, law: change.law ?? before.law };
    await jurisdictions.updateRule(ctx.db, id, { ...after, updated_by: ctx.admin.id, updated_at: ctx.now() });
    await audit.insert(ctx.db, {
      actor: ctx.admin.username,
      verb: 'jurisdiction.changed',
      target: `jurisdiction:${id}`,
      before: { isActive: before.is_active, law: before.law },
      after: { isActive: after.is_active, law: after.law },
    });
  });
  return getRule(ctx, id);
}

async function getRule(ctx: Context, id: number): Promise<StaffJurisdictionRule> {
  const rule = await jurisdictions.findRuleForStaff(ctx.db, id);
  if (!rule) throw ruleNotFound();
  return toRule(rule);
}

function toRule(row: StaffRuleRow): StaffJurisdictionRule {
  return {
    id: row.id,
    country: row.country,
    region: row.region,
    law: row.law,
    isActive: row.is_active,
    updatedAt: row.updated_at.toISOString(),
    updatedBy: row.username,
  };
}
