import type { OrderFields } from '@aw/contracts/orders/shapes';
import type { OrderStatus } from '@aw/contracts/orders/states';
import * as orderQueries from '@aw/db/orders';
import { describe, expect, it } from 'vitest';
import {
  anonymousBrowser,
  goodPassword,
  mailedToken,
  member,
  newcomer,
  signUpForm,
} from '../../testing/account';
import { orderFile, orderRow } from '../../testing/full-order';
import { useTestApp } from '../../testing/test-app';
import { signedIn } from '../../testing/user';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0' });
let guestCount = 0;
const newAddress = () => `guest${++guestCount}@students.example`;

/** Places an order as a guest in a new browser. */
async function guestOrder(email: string, status: OrderStatus = 'paid') {
  const guest = await signedIn(test.app);
  const order = await orderRow(test, guest.id, { email, status });
  return { guest, id: order.id };
}

const ownerOf = async (id: string) => {
  const row = test.ctx.db.selectFrom('orders').select('user_id').where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).user_id;
};

const signIn = async (email: string) => {
  const browser = await anonymousBrowser(test);
  const payload = { email, password: goodPassword };
  return browser.post('/api/auth/signin', payload);
};

describe('an order that was placed as a guest', () => {
  it('[O9] a guest order becomes the account’s once its address is confirmed by the emailed link, and not before', async () => {
    const email = newAddress();
    const { guest, id } = await guestOrder(email);
    const person = await newcomer(test, email.toUpperCase());
    expect(await ownerOf(id)).toBe(guest.id);
    const token = await mailedToken(test, email.toUpperCase(), 'verify_email');
    const payload = { token };
    const confirmed = await person.post('/api/auth/verify-email', payload);
    expect(confirmed.statusCode).toBe(200);
    expect(await ownerOf(id)).toBe(person.id);
    const log = test.ctx.db.selectFrom('audit_log').select('after').where('verb', '=', 'orders.adopted');
    expect(await log.where('target', '=', `user:${person.id}`).execute()).toEqual([
      { after: { orders: [id] } },
    ]);
  });

  it('[O9] a guest order stays open in the browser that placed it', async () => {
    const email = newAddress();
    const { guest, id } = await guestOrder(email);
    const person = await member(test, email);
    await signIn(email);
    expect(await ownerOf(id)).toBe(person.id);
    expect((await orderQueries.findForUser(test.ctx.db, id, guest.id))?.id).toBe(id);
    const stranger = await signedIn(test.app);
    expect(await orderQueries.findForUser(test.ctx.db, id, stranger.id)).toBeUndefined();
  });

  it('[O9] a guest order placed after the address was confirmed becomes the account’s at the next sign-in', async () => {
    const email = newAddress();
    const person = await member(test, email);
    const orders = [await guestOrder(email), await guestOrder(email, 'completed')];
    await Promise.all([signIn(email), signIn(email), signIn(email)]);
    expect(await Promise.all(orders.map(({ id }) => ownerOf(id)))).toEqual([person.id, person.id]);
  });

  it('[O9] a guest order becomes the account’s when its new address is confirmed', async () => {
    const [first, second] = [newAddress(), newAddress()];
    const { id } = await guestOrder(second);
    const person = await member(test, first);
    const response = await person.post('/api/account/email', { email: second });
    expect(response.statusCode).toBe(202);
    const payload = { token: await mailedToken(test, second, 'change_email') };
    await person.post('/api/auth/verify-email', payload);
    expect(await ownerOf(id)).toBe(person.id);
  });

  it('[O9] a sign-in with an unconfirmed address takes over no guest order', async () => {
    const email = newAddress();
    const { guest, id } = await guestOrder(email);
    await newcomer(test, email);
    expect((await signIn(email)).statusCode).toBe(200);
    expect(await ownerOf(id)).toBe(guest.id);
  });

  it('[O9] a sign-in takes over no order of another account and no draft of another person', async () => {
    const email = newAddress();
    const other = await member(test);
    const otherOrder = await orderRow(test, other.id, { email, status: 'paid' });
    const draft = await guestOrder(email, 'draft');
    const otherDraftOrder = await guestOrder(newAddress());
    await member(test, email);
    await signIn(email);
    expect(await ownerOf(otherOrder.id)).toBe(other.id);
    expect(await ownerOf(draft.id)).toBe(draft.guest.id);
    expect(await ownerOf(otherDraftOrder.id)).toBe(otherDraftOrder.guest.id);
  });
});

/** Values of each field of the form that differ from the initial ones. */
const filledFields: Required<{ [Field in Exclude<keyof OrderFields, 'timeZone'>]: OrderFields[Field] }> = {
  name: 'Noor',
  email: 'noor@students.example',
  phone: '+49 30 1234',
  educationLevel: 'undergraduate',
  paperType: 'essay',
  numberOfPages: 3,
  paperQuality: '2:1',
  wordCount: 500,
  deliveryTime: '3-days',
  majorCourse: 'Trade',
  topic: 'Buffers',
  whoAssisted: 'friend',
  citationStyle: 'apa',
  reference: 'Hamlet',
  paperDescription: 'My own draft.',
  extraRequirements: 'Tables.',
  service: 'editing',
  institutionCountry: 'DE',
  institutionRegion: 'GB-SCT',
  billingCountry: 'DE',
  integrityAcknowledged: true,
};

describe('orders of this browser', () => {
  it('[U6] orders of this browser belong to the account after a sign-up, and are announced before it', async () => {
    const browser = await anonymousBrowser(test);
    const { id } = await orderRow(test, browser.id);
    expect((await browser.get('/api/auth/belongings')).json()).toMatchObject({ orders: 1 });
    const entered = await browser.inject(signUpForm(newAddress()));
    expect(await ownerOf(id)).toBe(entered.json<{ user: { id: string } }>().user.id);
  });

  const start = async (fields: OrderFields) => {
    const browser = await anonymousBrowser(test);
    const payload = { ...fields, timeZone: 'Europe/Berlin' };
    const started = await browser.post('/api/orders', payload);
    expect(started.statusCode).toBe(201);
    const { id } = started.json<{ id: string }>();
    const change = (now: OrderFields) => browser.patch(`/api/orders/${id}`, now);
    const told = async () => (await browser.get('/api/auth/belongings')).json<{ orders: number }>().orders;
    return { browser, id, change, told };
  };

  it('[U6] [U10] an empty draft does not count as an order', async () => {
    const { browser, id, change, told } = await start({});
    expect(await told()).toBe(0);
    await change({ topic: 'Buffers' });
    expect(await told()).toBe(1);
    await change({ topic: '', wordCount: 0 });
    expect(await told()).toBe(0);
    await orderRow(test, browser.id, { word_count: 250, status: 'awaiting_payment' });
    expect(await told()).toBe(1);
    await orderFile(test, id, { bytes: Buffer.from('notes'), name: 'notes.txt', from: 'customer' });
    expect(await told()).toBe(2);
  });

  it.each(Object.entries(filledFields))(
    '[U6] [U10] a draft with %s filled in counts as an order',
    async (field, value) => {
      const place = field === 'institutionRegion' ? { institutionCountry: 'GB' } : {};
      expect(await (await start({ ...place, [field]: value })).told()).toBe(1);
    },
  );

  it('[U6] a sign-in takes over the orders of this browser and says how many', async () => {
    const person = await member(test);
    const browser = await anonymousBrowser(test);
    const orders = [await orderRow(test, browser.id), await orderRow(test, browser.id, { status: 'paid' })];
    const payload = { email: person.email, password: goodPassword };
    const entered = await browser.post('/api/auth/signin', payload);
    expect(entered.json()).toMatchObject({ broughtAlong: { orders: 2 } });
    expect(await Promise.all(orders.map(({ id }) => ownerOf(id)))).toEqual([person.id, person.id]);
  });
});
