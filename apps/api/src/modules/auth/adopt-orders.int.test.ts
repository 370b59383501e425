import type { OrderFields } from '@aw/contracts/orders/shapes';
import type { OrderStatus } from '@aw/contracts/orders/states';
import * as orderQueries from '@aw/db/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  anonymousBrowser,
  goodPassword,
  mailedToken,
  member,
  newcomer,
  signUpForm,
} from '../../testing/account';
import { orderFile, orderRow } from '../../testing/full-order';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { signedIn } from '../../testing/user';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0' });
});
afterAll(() => test.close());

let made = 0;
const newAddress = () => `guest${++made}@students.example`;

/** A placed order of a guest in a browser of their own. */
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
  return browser.inject({ method: 'POST', url: '/api/auth/signin', payload });
};

describe('an order that was placed as a guest', () => {
  it('[O9] becomes the account’s once its address is confirmed by the mailed link, and not before', async () => {
    const email = newAddress();
    const { guest, id } = await guestOrder(email);
    const person = await newcomer(test, email.toUpperCase());
    expect(await ownerOf(id)).toBe(guest.id);
    const token = await mailedToken(test, email.toUpperCase(), 'verify_email');
    const payload = { token };
    const confirmed = await person.inject({ method: 'POST', url: '/api/auth/verify-email', payload });
    expect(confirmed.statusCode).toBe(200);
    expect(await ownerOf(id)).toBe(person.id);
    const log = test.ctx.db.selectFrom('audit_log').select('after').where('verb', '=', 'orders.adopted');
    expect(await log.where('target', '=', `user:${person.id}`).execute()).toEqual([
      { after: { orders: [id] } },
    ]);
  });

  it('[O9] stays open in the browser that placed it', async () => {
    const email = newAddress();
    const { guest, id } = await guestOrder(email);
    const person = await member(test, email);
    await signIn(email);
    expect(await ownerOf(id)).toBe(person.id);
    expect((await orderQueries.findOrderOf(test.ctx.db, id, guest.id))?.id).toBe(id);
    const stranger = await signedIn(test.app);
    expect(await orderQueries.findOrderOf(test.ctx.db, id, stranger.id)).toBeUndefined();
  });

  it('[O9] becomes the account’s at the next sign-in, when it was placed after the address was confirmed', async () => {
    const email = newAddress();
    const person = await member(test, email);
    const orders = [await guestOrder(email), await guestOrder(email, 'completed')];
    await Promise.all([signIn(email), signIn(email), signIn(email)]);
    expect(await Promise.all(orders.map(({ id }) => ownerOf(id)))).toEqual([person.id, person.id]);
  });

  it('[O9] becomes the account’s when its new address is confirmed', async () => {
    const [first, second] = [newAddress(), newAddress()];
    const { id } = await guestOrder(second);
    const person = await member(test, first);
    const asked = await person.inject({
      method: 'POST',
      url: '/api/account/email',
      payload: { email: second },
    });
    expect(asked.statusCode).toBe(202);
    const payload = { token: await mailedToken(test, second, 'change_email') };
    await person.inject({ method: 'POST', url: '/api/auth/verify-email', payload });
    expect(await ownerOf(id)).toBe(person.id);
  });

  it('[O9] is never taken by a sign-in whose address nobody has confirmed', async () => {
    const email = newAddress();
    const { guest, id } = await guestOrder(email);
    await newcomer(test, email);
    expect((await signIn(email)).statusCode).toBe(200);
    expect(await ownerOf(id)).toBe(guest.id);
  });

  it('[O9] is never taken from another account, nor a draft out of the hands of who writes it', async () => {
    const email = newAddress();
    const other = await member(test);
    const theirs = await orderRow(test, other.id, { email, status: 'paid' });
    const draft = await guestOrder(email, 'draft');
    const somebodyElses = await guestOrder(newAddress());
    await member(test, email);
    await signIn(email);
    expect(await ownerOf(theirs.id)).toBe(other.id);
    expect(await ownerOf(draft.id)).toBe(draft.guest.id);
    expect(await ownerOf(somebodyElses.id)).toBe(somebodyElses.guest.id);
  });
});

/** What somebody typed or chose in each field of the form, other than what it begins with. */
const chosen: Required<{ [Field in Exclude<keyof OrderFields, 'timeZone'>]: OrderFields[Field] }> = {
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
  it('[U6] are the account’s after a sign-up in place, and are told of before', async () => {
    const browser = await anonymousBrowser(test);
    const { id } = await orderRow(test, browser.id);
    expect((await browser.inject({ url: '/api/auth/belongings' })).json()).toMatchObject({ orders: 1 });
    const entered = await browser.inject(signUpForm(newAddress()));
    expect(await ownerOf(id)).toBe(entered.json<{ user: { id: string } }>().user.id);
  });

  const start = async (fields: OrderFields) => {
    const browser = await anonymousBrowser(test);
    const payload = { ...fields, timeZone: 'Europe/Berlin' };
    const started = await browser.inject({ method: 'POST', url: '/api/orders', payload });
    expect(started.statusCode).toBe(201);
    const { id } = started.json<{ id: string }>();
    const change = (now: OrderFields) =>
      browser.inject({ method: 'PATCH', url: `/api/orders/${id}`, payload: now });
    const told = async () =>
      (await browser.inject({ url: '/api/auth/belongings' })).json<{ orders: number }>().orders;
    return { browser, id, change, told };
  };

  it('[U6] [U10] are none while a draft holds nothing that was typed, chosen or sent', async () => {
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

  it.each(Object.entries(chosen))(
    '[U6] [U10] count a draft of which somebody filled in %s',
    async (field, value) => {
      const place = field === 'institutionRegion' ? { institutionCountry: 'GB' } : {};
      expect(await (await start({ ...place, [field]: value })).told()).toBe(1);
    },
  );

  it('[U6] come along with a sign-in, and its answer says how many', async () => {
    const person = await member(test);
    const browser = await anonymousBrowser(test);
    const orders = [await orderRow(test, browser.id), await orderRow(test, browser.id, { status: 'paid' })];
    const payload = { email: person.email, password: goodPassword };
    const entered = await browser.inject({ method: 'POST', url: '/api/auth/signin', payload });
    expect(entered.json()).toMatchObject({ broughtAlong: { orders: 2 } });
    expect(await Promise.all(orders.map(({ id }) => ownerOf(id)))).toEqual([person.id, person.id]);
  });
});
