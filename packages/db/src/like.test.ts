import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, it } from 'vitest';
import { containing, containsFolded } from './like';

it('[D1] a search pattern takes wildcards literally', () => {
  expect(containing('50%_\\')).toBe('%50\\%\\_\\\\%');
});

it.each(['\u0640', '\u0301', '\u200b'])('[D22] %j, which folding removes, is in no text', (sign) => {
  const db = new Kysely<Record<string, never>>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (each) => new PostgresIntrospector(each),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  expect(containsFolded('search_folded', sign).compile(db).sql).toBe('false');
  expect(containsFolded('search_folded', 'É').compile(db).parameters).toEqual(['%e%']);
});
