import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import type { Address } from './addresses';
import { migrateDatabase, prepareDatabase } from './migrate-database';

const name = `migrated_${randomUUID().replaceAll('-', '')}`;
let address: Address;
let said: string[];
const log = (line: string) => void said.push(line);

async function ask(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

beforeEach(async () => {
  said = [];
  await ask(inject('serverUrl'), `create database ${name}`);
  address = { url: inject('serverUrl').replace(/\/[^/]+$/, `/${name}`), isPooled: false };
});
afterEach(() => ask(inject('serverUrl'), `drop database ${name} with (force)`));

it('[R1] MIGRATE=never stops the start, names the missing migrations and changes nothing', async () => {
  await expect(prepareDatabase(address, 'never', log)).rejects.toThrow(
    /^The database lacks migrations \(0001-people, .*tables of the job queue\)\. Run "main.js migrate"\./,
  );
  await expect(ask(address.url, 'select from users')).rejects.toThrow('does not exist');
  await migrateDatabase(address, { allowsIncompatible: false, log });
  await prepareDatabase(address, 'never', log);
});

it('[R1] MIGRATE=wait waits until another process has migrated, and logs that once', async () => {
  const waiting = prepareDatabase(address, 'wait', log);
  await expect.poll(() => said.length).toBe(1);
  expect(said[0]).toMatch(/This process waits until that is done\.$/);
  expect((await migrateDatabase(address, { allowsIncompatible: false, log })).at(0)).toBe('0001-people');
  await waiting;
  expect(said).toHaveLength(1);
  expect(await migrateDatabase(address, { allowsIncompatible: false, log })).toEqual([]);
});

it('[R1] a release starts with tables of the job queue that a newer release has upgraded', async () => {
  await migrateDatabase(address, { allowsIncompatible: false, log });
  await ask(address.url, 'update jobs.version set version = version + 1');
  for (const how of ['wait', 'never', 'auto'] as const) await prepareDatabase(address, how, log);
  expect(await migrateDatabase(address, { allowsIncompatible: false, log })).toEqual([]);
});

it('[R1] an interrupted first migration continues, and an incompatible one of a used database has to be allowed', async () => {
  const migrate = (allowsIncompatible: boolean) => migrateDatabase(address, { allowsIncompatible, log });
  // Some migrations have run, whichever they are.
  const begun = `
    create table kysely_migration (name varchar(255), timestamp varchar(255), is_compatible boolean);
    insert into kysely_migration values ('0000-begun', '2026-01-01', true)`;
  await ask(address.url, begun);
  const names = await migrate(false);
  expect(names[0]).toBe('0001-people');
  await ask(address.url, `drop schema public cascade; create schema public; ${begun}`);
  await expect(migrate(false)).rejects.toThrow(
    /^The running release cannot work with 0001-people, .*\. Nothing was changed\. Stop all running processes, /,
  );
  await expect(ask(address.url, 'select from users')).rejects.toThrow('does not exist');
  expect(await migrate(true)).toEqual(names);
});
