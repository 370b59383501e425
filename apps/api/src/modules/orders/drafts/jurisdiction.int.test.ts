import type { Order } from '@aw/contracts/orders/shapes';
import { describe, expect, it } from 'vitest';
import { beforeTests } from '../../../testing/before-tests';
import { draftOrder, orderCall, orderForm, paidOrder } from '../../../testing/order-form';
import { insertRow, updateRow } from '../../../testing/rows';
import { useTestApp } from '../../../testing/test-app';
import { signedIn } from '../../../testing/user';
import { checkJurisdiction } from '../../jurisdictions/check-jurisdiction';
import { emptyBrief } from '../draft-fields';

const test = useTestApp({ LIMIT_ORDERS_PER_DAY: '0', COUNTRY_HEADER: 'X-Country' });
const user = beforeTests(() => signedIn(test.app));
const create = (payload: object, country?: string) =>
  user.inject({
    method: 'POST',
    url: '/api/orders',
    payload: { ...orderForm(), ...payload },
    headers: country ? { 'x-country': country } : {},
  });
const decisions = (orderId: string | null) =>
  test.ctx.db
    .selectFrom('jurisdiction_decisions as d')
    .leftJoin('jurisdiction_rules as r', 'r.id', 'd.rule_id')
    .selectAll('d')
    .select('r.law')
    .where('d.order_id', orderId === null ? 'is' : '=', orderId)
    .where('d.user_id', '=', user.id)
    .orderBy('d.id')
    .execute();

describe('where custom writing is barred', () => {
  it.each([
    ['the institution', { institutionCountry: 'IE' }, undefined, 'Ireland'],
    ['a region of it', { institutionCountry: 'GB', institutionRegion: 'GB-ENG' }, undefined, 'England'],
    ['a region that nobody named', { institutionCountry: 'GB' }, undefined, 'England'],
    ['the billing country', { billingCountry: 'AU' }, undefined, 'Australia'],
    ['the country of the request', {}, 'NZ', 'New Zealand'],
    ['that country in small letters', {}, 'nz', 'New Zealand'],
    ['a state of the USA', { institutionCountry: 'US', institutionRegion: 'US-NY' }, undefined, 'New York'],
  ])(
    '[L1] an order that is barred by %s is refused with the law, the place and the services that we offer',
    async (_, places, header, name) => {
      const before = (await decisions(null)).length;
      const refused = await create(places, header);
      expect(refused.statusCode).toBe(451);
      const { code, message } = refused.json<{ code: string; message: string }>();
      expect(code).toBe('orders.jurisdiction');
      expect(message).toContain(name);
      expect(message).toMatch(/Act|Law/);
      expect(message).toContain('Editing and Proofreading');
      const logged = await decisions(null);
      expect(logged.length).toBe(before + 1);
      expect(logged.at(-1)).toMatchObject({ is_allowed: false, service: 'assignment-writing' });
      expect(message).toContain(logged.at(-1)?.law ?? 'no law');
    },
  );

  it.each([
    ['editing there', { service: 'editing', institutionCountry: 'IE', billingCountry: 'AU' }, 'NZ'],
    ['tutoring there', { service: 'tutoring', institutionCountry: 'IE' }, undefined],
    ['a CV there', { service: 'cv-writing', institutionCountry: 'IE' }, undefined],
    ['writing elsewhere', {}, 'DE'],
    ['writing with a header that is no country', {}, 'XX'],
    ['writing through Tor', {}, 'T1'],
    [
      'writing in Scotland',
      { institutionCountry: 'GB', institutionRegion: 'GB-SCT', billingCountry: 'GB' },
      'GB',
    ],
  ])('[L1] %s is accepted, and the decision is stored with the order', async (_, fields, header) => {
    const response = await create(fields, header);
    expect(response.statusCode).toBe(201);
    const { id } = response.json<Order>();
    expect(await decisions(id)).toMatchObject([{ is_allowed: true, rule_id: null }]);
    expect((await orderCall(user, 'POST', id, '/place')).statusCode).toBe(200);
  });

  it('[L1] a refused change saves nothing and is logged, and the same decision is not logged again', async () => {
    const { id } = await draftOrder(user);
    for (const payload of [{ topic: 'One' }, { topic: 'Two' }])
      await orderCall(user, 'PATCH', id, '', payload);
    expect(await decisions(id)).toHaveLength(1);
    const refused = await orderCall(user, 'PATCH', id, '', { institutionCountry: 'IE', topic: 'Three' });
    expect(refused.statusCode).toBe(451);
    expect((await orderCall(user, 'GET', id)).json()).toMatchObject({
      institutionCountry: 'DE',
      topic: 'Two',
    });
    expect(await decisions(id)).toMatchObject([
      { is_allowed: true },
      { is_allowed: false, institution_country: 'IE' },
    ]);
    const lawful = await orderCall(user, 'PATCH', id, '', { institutionCountry: 'IE', service: 'editing' });
    expect(lawful.statusCode).toBe(200);
  });

  it('[L1] placing an order checks the current rules and the country of its request again', async () => {
    const { id } = await draftOrder(user);
    const there = await user.inject({
      method: 'POST',
      url: `/api/orders/${id}/place`,
      headers: { 'x-country': 'AU' },
    });
    expect(there.statusCode).toBe(451);
    expect((await orderCall(user, 'GET', id)).json()).toMatchObject({ status: 'draft', events: [] });
    const { id: ruleId } = await insertRow(test, 'jurisdiction_rules', {
      country: 'DE',
      law: 'A law of a test',
    });
    expect((await orderCall(user, 'POST', id, '/place')).statusCode).toBe(451);
    await updateRow(test, 'jurisdiction_rules', ruleId, { is_active: false });
    expect((await orderCall(user, 'POST', id, '/place')).statusCode).toBe(200);
  });

  it('[L1] ordering the same again checks the rules again', async () => {
    const { id } = await paidOrder(test, user);
    const again = await user.inject({
      method: 'POST',
      url: `/api/orders/${id}/reorder`,
      headers: { 'x-country': 'IE' },
    });
    expect(again.statusCode).toBe(451);
  });

  it('[L1] a refused order is logged although its call ends with an error', async () => {
    const { id } = await draftOrder(user);
    const order = { ...emptyBrief, service: 'essay-writing', institution_country: 'IE' };
    const input = { order, orderId: id, userId: user.id, headerCountries: [] };
    await expect(checkJurisdiction(test.ctx, input)).rejects.toMatchObject({ status: 451 });
    expect((await decisions(id)).at(-1)).toMatchObject({ is_allowed: false, service: 'essay-writing' });
  });

  it('[L1] the rules are public with their laws, except those that are off', async () => {
    const rules = (await test.nobody.get('/api/jurisdictions')).json<{ country: string; law: string }[]>();
    expect(rules.length).toBeGreaterThanOrEqual(21);
    expect(rules.map(({ country }) => country)).toEqual(
      expect.arrayContaining(['GB', 'IE', 'AU', 'NZ', 'US']),
    );
    expect(rules.some(({ law }) => law === 'A law of a test')).toBe(false);
  });
});
