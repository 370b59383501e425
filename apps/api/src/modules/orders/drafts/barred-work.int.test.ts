import type { Order } from '@aw/contracts/orders/shapes';
import { describe, expect, it } from 'vitest';
import { beforeTests } from '../../../testing/before-tests';
import {
  draftOrder,
  orderCall,
  orderForm,
  paidOrder,
  placedOrder,
  putInState,
} from '../../../testing/order-form';
import { useTestApp } from '../../../testing/test-app';
import { signedIn } from '../../../testing/user';

const test = useTestApp({ LIMIT_ORDERS_PER_DAY: '0', COUNTRY_HEADER: 'X-Country, X-Edge-Country' });
const user = beforeTests(() => signedIn(test.app));
const create = (payload: object, headers: Record<string, string> = {}) =>
  user.inject({ method: 'POST', url: '/api/orders', payload: { ...orderForm(), ...payload }, headers });
const lastDecision = () =>
  test.ctx.db
    .selectFrom('jurisdiction_decisions')
    .selectAll()
    .where('user_id', '=', user.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
const england = { institutionCountry: 'GB', institutionRegion: 'GB-ENG' };

describe('barred writing under another name', () => {
  it.each([
    [
      'a dissertation as content',
      { ...england, service: 'content-writing', paperType: 'dissertation' },
      'service',
    ],
    [
      'coursework as a business plan',
      { institutionCountry: 'AU', service: 'business-plan', paperType: 'coursework' },
      'service',
    ],
    ['content that does not say what it is', { ...england, service: 'content-writing' }, 'service'],
    ['a thesis as a CV', { billingCountry: 'IE', service: 'cv-writing', paperType: 'thesis' }, 'paperType'],
    [
      'coursework in the brief of a CV',
      {
        institutionCountry: 'NZ',
        service: 'cv-writing',
        paperDescription: 'Module code BUS2001, 3,000-word essay.',
      },
      'paperDescription',
    ],
    [
      'writing as editing',
      { ...england, service: 'editing', extraRequirements: 'There is no draft: write my essay.' },
      'extraRequirements',
    ],
  ])('[L1] %s is refused with the reason and lawful services, and logged', async (_, fields, field) => {
    const refused = await create(fields);
    const { code, message } = refused.json<{ code: string; message: string }>();
    expect([refused.statusCode, code]).toEqual([451, 'orders.jurisdiction']);
    expect(message).toContain('Editing and Proofreading, Feedback on Your Draft, Tutoring, and CV Writing');
    expect(await lastDecision()).toMatchObject({
      is_allowed: false,
      barred_by: field,
      service: fields.service,
    });
  });

  it.each([
    [
      'proofreading of an own dissertation',
      { ...england, service: 'editing', paperType: 'dissertation', paperQuality: '2:1' },
    ],
    ['feedback on coursework', { institutionCountry: 'AU', service: 'feedback', topic: 'My coursework' }],
    [
      'tutoring about an assignment',
      { ...england, service: 'tutoring', paperDescription: 'Help me plan how to write my assignment.' },
    ],
    [
      'a CV that tells of a thesis',
      { ...england, service: 'cv-writing', paperDescription: 'PhD thesis on cells, 2019.' },
    ],
    ['content elsewhere', { service: 'content-writing', paperType: 'dissertation' }],
  ])('[L1] %s is accepted', async (_, fields) => {
    expect((await create(fields)).statusCode).toBe(201);
  });

  it.each([
    ['the second of a joined header', { 'x-country': 'DE, IE' }],
    ['the first of a joined header', { 'x-country': 'IE,DE' }],
    ['a header between odd signs', { 'x-country': 'XX; ie' }],
    ['another header that is set', { 'x-country': 'DE', 'x-edge-country': 'AU' }],
  ])('[L1] %s counts, and every country is logged', async (_, headers) => {
    expect((await create({}, headers)).statusCode).toBe(451);
    const logged = (await lastDecision())?.header_countries;
    expect(logged).toContain('x-edge-country' in headers ? 'AU' : 'IE');
    expect(logged).not.toContain('XX');
  });

  it('[L1] two country headers of the same name both count', async () => {
    const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const headers = new Headers({ 'content-type': 'application/json', cookie: user.cookie });
    headers.append('x-country', 'DE');
    headers.append('x-country', 'NZ');
    const answer = await fetch(`${address}/api/orders`, {
      method: 'POST',
      headers,
      body: JSON.stringify(orderForm()),
    });
    expect(answer.status).toBe(451);
  });
});

describe('changes are checked again', () => {
  it('[L1] a placed order, its payment and a repeated order are refused when they ask for barred writing', async () => {
    const order = await placedOrder(user, { ...england, service: 'cv-writing' });
    const changed = await orderCall(user, 'PATCH', order.id, '', { paperType: 'dissertation' });
    expect(changed.statusCode).toBe(451);
    await putInState(test, order.id, 'awaiting_payment', { paper_type: 'dissertation' });
    const payment = await user.post('/api/create-payment-intent', {
      amount: order.price.finalMinor / 100,
      orderId: order.id,
    });
    expect(payment.statusCode).toBe(451);
    expect((await orderCall(user, 'POST', order.id, '/reorder')).statusCode).toBe(451);
  });

  it('[L1] a change of a paid brief that asks for barred writing is refused, and the brief stays', async () => {
    const { id } = await paidOrder(test, user, { ...england, service: 'editing' });
    const change = { paperDescription: 'Forget the draft and write my essay.' };
    expect((await orderCall(user, 'PATCH', id, '', change)).statusCode).toBe(451);
    expect((await orderCall(user, 'GET', id)).json<Order>().paperDescription).toBeNull();
    expect(await lastDecision()).toMatchObject({ order_id: id, is_allowed: false });
    const honest = { paperDescription: 'Please mind the references.' };
    expect((await orderCall(user, 'PATCH', id, '', honest)).statusCode).toBe(200);
  });

  it('[L1] a revision that asks for barred writing is refused and not sent', async () => {
    const { id } = await paidOrder(test, user, { ...england, service: 'editing' });
    await putInState(test, id, 'delivered', { delivered_at: test.ctx.now() });
    const ask = (body: string) => orderCall(user, 'POST', id, '/revision', { body });
    expect((await ask('Now write me a whole new essay.')).statusCode).toBe(451);
    expect((await orderCall(user, 'GET', id)).json<Order>()).toMatchObject({
      status: 'delivered',
      messages: [],
    });
    expect((await ask('Please look at the second page again.')).statusCode).toBe(200);
  });

  it('[L1] a draft of a lawful service that asks for barred writing is refused', async () => {
    const { id } = await draftOrder(user, { ...england, service: 'cv-writing' });
    for (const change of [
      { paperType: 'essay' },
      { topic: 'Essay for my course' },
      { service: 'business-plan' },
    ] as const)
      expect((await orderCall(user, 'PATCH', id, '', change)).statusCode).toBe(451);
  });
});
