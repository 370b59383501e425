import { expect, it } from 'vitest';
import { extendContext } from '../extend-context';
import { type TestApp, useTestApp } from '../testing/test-app';
import { inTransaction, requireTransaction } from './in-transaction';

const test = useTestApp();
const factOf = (name: string) =>
  test.ctx.db.selectFrom('app_facts').selectAll().where('name', '=', name).executeTakeFirst();
const insertFact = (db: TestApp['ctx']['db'], name: string) =>
  db.insertInto('app_facts').values({ name, value: '1' }).execute();

it('an operation joins the transaction of its caller, whose error rolls both back', async () => {
  const operation = () => inTransaction(test.ctx, (ctx) => insertFact(ctx.db, 'alone'));
  await operation();
  expect(await factOf('alone')).toBeDefined();

  const outer = inTransaction(test.ctx, async (ctx) => {
    await inTransaction(ctx, (inner) => insertFact(inner.db, 'joined'));
    throw new Error('The caller failed.');
  });
  await expect(outer).rejects.toThrow('The caller failed.');
  expect(await factOf('joined')).toBeUndefined();
});

it('opening a transaction calls no getters of the request', async () => {
  let calls = 0;
  const ctx = extendContext(test.ctx, {
    get expensive() {
      calls += 1;
      return calls;
    },
  });
  await inTransaction(ctx, async (inner) => {
    expect(calls).toBe(0);
    expect(inner.db.isTransaction).toBe(true);
    expect(inner.expensive).toBe(1);
  });
});

it('an operation that needs the transaction of its caller throws outside one', async () => {
  expect(() => requireTransaction(test.ctx)).toThrow('belongs into the transaction of its caller');
  await inTransaction(test.ctx, async (ctx) => requireTransaction(ctx));
});
