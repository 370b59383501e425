import { randomUUID } from 'node:crypto';
import { freePort } from '@aw/db/embedded';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type Config, readConfig } from '../config/config';
import { addressesOf } from './addresses';
import { migrateDatabase, prepareDatabase } from './migrate-database';

const name = `used_${randomUUID().replaceAll('-', '')}`;
let url: string;

async function ask<T>(address: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  return client.query(text).then(
    ({ rows }) => client.end().then(() => rows),
    (error: unknown) => client.end().then(() => Promise.reject(error)),
  );
}

const prepare = (DATABASE_URL: string, how: Config['MIGRATE'] = 'auto', env: Record<string, string> = {}) =>
  prepareDatabase(addressesOf(readConfig({ DATABASE_URL, ...env }), DATABASE_URL).direct, how);

/** Returns the error's message, which is the complete output of such a start. */
const refusal = (run: Promise<unknown>) =>
  run.then(
    () => 'started',
    (error: Error) => (error.name === 'StartError' ? error.message : `unforeseen: ${error.message}`),
  );

beforeAll(async () => {
  await ask(inject('serverUrl'), `create database ${name}`);
  url = inject('serverUrl').replace(/\/[^/]+$/, `/${name}`);
});
afterAll(() => ask(inject('serverUrl'), `drop database ${name} with (force)`));

describe('a database that cannot be reached', () => {
  const changed = (change: (address: URL) => void) => {
    const address = new URL(url);
    change(address);
    return address.href;
  };

  it('[R1] the error about an unreachable database has its address, the reason and the setting on one line, without the password', async () => {
    const port = await freePort();
    const cases = [
      [changed((to) => (to.port = String(port))), 'no server answers there (ECONNREFUSED)'],
      [changed((to) => (to.hostname = 'nowhere.invalid')), 'no server answers there (E'],
      [changed((to) => (to.password = 'hidden')), 'the password of the user "postgres" is wrong or missing'],
      [changed((to) => (to.password = '')), 'the password of the user "postgres" is wrong or missing'],
      [changed((to) => (to.pathname = '/none')), 'database "none" does not exist'],
      [changed((to) => (to.search = 'sslmode=verify-full')), 'The server does not support SSL connections'],
    ] as const;
    for (const [address, reason] of cases) {
      const text = await refusal(prepare(address));
      expect(text).toMatch(
        /^The database at \S+ cannot be used: .*To use another one, change DATABASE_URL\.$/,
      );
      expect(text).toContain(reason);
      expect(text).not.toContain('hidden');
      expect(text).not.toContain(new URL(url).password);
    }
  });

  it('[R1] the error about an unreachable database names DATABASE_DIRECT_URL if that address is used', async () => {
    const DATABASE_DIRECT_URL = changed((to) => (to.password = 'hidden'));
    expect(await refusal(prepare(url, 'auto', { DATABASE_DIRECT_URL }))).toMatch(
      /To use another one, change DATABASE_DIRECT_URL\.$/,
    );
  });
});

describe('a database of another project', () => {
  beforeEach(async () => {
    const schemas = await ask<{ name: string }>(
      url,
      `select nspname as name from pg_namespace where nspname !~ '^(pg_|information_schema$)'`,
    );
    for (const schema of schemas) await ask(url, `drop schema "${schema.name}" cascade`);
    await ask(url, 'create schema public');
  });
  const relations = () =>
    ask(
      url,
      `select relname, relnatts from pg_class where relnamespace in (
        select oid from pg_namespace where nspname !~ '^(pg_|information_schema$)') order by 1, 2`,
    );

  it.each([
    ['a table', 'create table customers (id int)', 'public.customers'],
    ['a table in a schema of its own', 'create schema shop; create table shop.items (id int)', 'shop.items'],
    [
      'migrations of its own',
      `create table kysely_migration (name varchar(255), timestamp varchar(255));
       insert into kysely_migration values ('2024-users', 'now'); create table users (id int)`,
      'public.kysely_migration, public.users',
    ],
  ])(
    '[R1] a database of another project with %s is refused, and nothing is changed in it',
    async (_, text, named) => {
      await ask(url, text);
      const before = await relations();
      for (const how of ['auto', 'wait', 'never'] as const)
        expect(await refusal(prepare(url, how))).toContain(
          `contains tables that are not ours, such as ${named}.`,
        );
      const { direct } = addressesOf(readConfig({ DATABASE_URL: url }), url);
      expect(await refusal(migrateDatabase(direct, { allowsIncompatible: true }))).toContain('not ours');
      expect(await relations()).toEqual(before);
    },
  );

  it('[R1] a database with extensions, an empty list of migrations or those of an earlier release is accepted', async () => {
    await ask(url, 'create extension pg_trgm; create extension citext');
    expect(await refusal(prepare(url, 'never'))).toMatch(/^The database lacks migrations \(0001-people/);
    await ask(url, 'create table kysely_migration (name varchar(255), timestamp varchar(255))');
    expect(await refusal(prepare(url, 'never'))).toMatch(/^The database lacks migrations \(0001-people/);
    await ask(url, `insert into kysely_migration values ('0001-people', 'now'); create table users (id int)`);
    expect(await refusal(prepare(url, 'never'))).toMatch(/^The database lacks migrations \(0002-/);
  });
});

it('[R1] the error names missing rights if the user may not create tables', async () => {
  const role = `guest_${randomUUID().replaceAll('-', '')}`;
  await ask(url, `drop schema public cascade; create schema public; create role ${role} login password 'x'`);
  const address = new URL(url);
  Object.assign(address, { username: role, password: 'x' });
  expect(await refusal(prepare(address.href))).toMatch(/its user does not have the rights it needs \(/);
  await ask(url, `drop role ${role}`);
});
