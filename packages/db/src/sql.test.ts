import { globSync } from 'node:fs';
import path from 'node:path';
import {
  type CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { format } from 'sql-formatter';
import { describe, expect, it } from 'vitest';
import type { DB } from './schema.gen';

type Query = (...given: unknown[]) => unknown;

const folder = path.join(import.meta.dirname, '../sql');
const modules = globSync('*/*.queries.ts', { cwd: import.meta.dirname }).toSorted();

/** More statements than any function makes: one that goes on while there are rows would never end here. */
const mostStatements = 20;

/** Notes each statement that it is given, and answers with the rows of `found`. */
class NotingDriver extends DummyDriver {
  constructor(
    readonly statements: string[],
    readonly found: () => unknown[],
  ) {
    super();
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      ...connection,
      executeQuery: async <R>({ sql }: CompiledQuery): Promise<QueryResult<R>> => {
        if (this.statements.push(sql) > mostStatements) throw new Error('It goes on.');
        // Whatever the caller takes the rows for, they have it.
        return { rows: this.found() as R[], numAffectedRows: 1n };
      },
    };
  }
}

/** What a text, a date and a list can do, for what stands for all of them. */
const methods: Record<PropertyKey, unknown> = {
  [Symbol.toPrimitive]: () => '1',
  toISOString: () => '2026-01-01T00:00:00.000Z',
  toJSON: () => '2026-01-01T00:00:00.000Z',
  getTime: () => 0,
  at: new Date(0),
  toLowerCase: () => 'x',
  replace: () => 'x',
  trim: () => 'x',
};

/** By these promises and Kysely's expressions are known, which it is not. */
const absent = new Set<PropertyKey>(['then', 'toOperationNode']);

/** Stands for whatever a function is given: a text, a list of one, an object with every field, as `field` gives it. */
function anything(field: () => unknown): unknown {
  return new Proxy<unknown[]>(['x'], {
    get(list, key) {
      if (absent.has(key)) return undefined;
      if (key in methods) return methods[key];
      if (key === '0') return field();
      if (!(key in list)) return field();
      const value: unknown = Reflect.get(list, key);
      return typeof value === 'function' ? value.bind(list) : value;
    },
  });
}

/** What functions are given that do more with it than hand it on. */
const examples: Record<string, unknown[]> = {
  lockContent: [{ contentHash: 'x', textHash: 'x', keys: [1] }],
  lockReply: [{ kind: 'answer', id: 1 }],
  updateHiddenImages: [{ kind: 'answer', id: 1 }, ['x']],
  setReplyStatus: [
    { kind: 'answer', id: 1 },
    { status: 'visible', reason: null },
  ],
  listModeratedReplies: ['answer', [1]],
  findModeratedReply: [{ kind: 'answer', id: 1 }],
  countModeratedReplies: ['answer', 'x'],
  listSimilarQuestions: ['Similar titles', 1],
  stemsOf: ['Words of a question'],
  countStems: [['word'], ['Words of a text']],
  replacePages: [1, [{ number: 1, text: 'Words of a page', width: 1, height: 1 }], 1],
  normalizeTexts: ['documents', 1, 1],
  countByVersion: ['questions', 1, 1],
  countAfter: ['documents', 1, 1],
  listSitemapBlocks: ['documents', 1],
  listSitemapEntries: ['documents', 1, 1],
  listNextReaders: [
    { id: 'x', created_at: new Date(0) },
    { limit: 1, afterId: 'x' },
  ],
  listOrderBytes: ['x', 1, 'x'],
  listExportRows: [
    { table: 'table_of_theirs', user: 'user_id', key: [['id', 'uuid']], fields: { id: 'id' } },
    'x',
    1,
    ['x'],
  ],
};

const wanted = { q: 'x "y z"', readerId: 'x', subjects: ['x'] };

/** What they are given as well: words of a search cannot be just anything. */
const searches: Record<string, unknown[]> = {
  searchDocuments: [wanted, { sort: 'relevance', limit: 1, after: [1, 1] }],
  countByFacet: [wanted],
  listQuestions: [{ q: wanted.q, limit: 1, afterId: 1 }],
  listReviewQuestions: [{ q: wanted.q }, { limit: 1, after: { isHeld: false, id: 1 } }],
};

/** Parts of statements, which make none themselves. */
const parts = new Set(['needsAt', 'questionCards', 'reviewedQuestions']);

const full = (): unknown => anything(full);
const bare = (): unknown => anything(() => undefined);

/** The distinct statements of a query: with everything given and found, with nothing found, without what may be left out, and a search. */
async function statementsOf(name: string, query: Query): Promise<string[]> {
  const seen = new Set<string>();
  const given = (of: () => unknown) => examples[name] ?? Array.from({ length: 6 }, of);
  for (const [values, found] of [
    [given(full), () => [full()]],
    [given(full), () => []],
    [given(bare), () => []],
    ...(searches[name] ? [[searches[name], () => []] as const] : []),
  ] as const) {
    const statements: string[] = [];
    const db = new Kysely<DB>({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => new NotingDriver(statements, found),
        createIntrospector: (database) => new PostgresIntrospector(database),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
    });
    // What is refused after a statement does not take it back.
    await (async () => query(db, ...values))().catch(() => {});
    for (const statement of statements) seen.add(statement);
  }
  return [...seen];
}

/** What would stay with a connection, which behind a pooler is somebody else's for the next statement. */
const staysBehind =
  /\bpg_(try_)?advisory_(lock|unlock)|\bset_config\([^)]*\bfalse\s*\)|^\s*set\s+(?!local\b)|^\s*(listen|prepare)\b|\bcreate\s+(temp|temporary)\b|\bwith\s+hold\b/i;

const fileOf = (module: string) => module.replace('.queries.ts', '.sql');

describe('the SQL of every query', () => {
  for (const module of modules) {
    it(`[R4] is in git, so that a change of it is seen: ${module}`, async () => {
      const texts: string[] = [];
      const silent: string[] = [];
      const exports: Record<string, unknown> = await import(path.join(import.meta.dirname, module));
      for (const [name, value] of Object.entries(exports)) {
        if (typeof value !== 'function' || parts.has(name)) continue;
        const statements = await statementsOf(name, (...given) => Reflect.apply(value, undefined, given));
        if (statements.length === 0) silent.push(name);
        expect([name, statements.filter((statement) => staysBehind.test(statement))]).toEqual([name, []]);
        for (const statement of statements) texts.push(`-- ${name}\n${formatted(statement)};\n`);
      }
      expect(silent).toEqual([]);
      await expect(texts.join('\n')).toMatchFileSnapshot(path.join(folder, fileOf(module)));
    });
  }

  it.each([
    'select pg_advisory_lock(1)',
    "select set_config('work_mem', '1MB', false)",
    'set statement_timeout = 0',
    'create temporary table t (id int)',
    'listen changes',
  ])('[R1] may leave nothing with a connection: %s', (statement) => {
    expect(statement).toMatch(staysBehind);
  });

  it('[R4] has no file left of a module that is gone', () => {
    expect(globSync('*/*.sql', { cwd: folder }).toSorted()).toEqual(modules.map(fileOf).toSorted());
  });
});

function formatted(statement: string): string {
  return format(statement, { language: 'postgresql', paramTypes: { numbered: ['$'] } });
}
