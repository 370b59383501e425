import type { LogConfig, OperationNode, RootOperationNode } from 'kysely';

/** A statement that ran or failed: a name out of a bounded set, and the milliseconds on its connection, without the wait for one. */
export type MeasuredQuery = { name: string; durationMs: number };

/** Told of every statement; it must not throw. */
export type OnQuery = (query: MeasuredQuery) => void;

/** What Kysely's `log` takes, so that `onQuery` is told of what the builder and `sql` run. */
export function logTo(onQuery: OnQuery): LogConfig {
  return ({ query, queryDurationMillis }) =>
    onQuery({ name: queryName(query.query, query.sql), durationMs: queryDurationMillis });
}

/** Runs a statement that Kysely does not see. */
export async function measured<T>(
  name: string,
  onQuery: OnQuery | undefined,
  run: () => Promise<T>,
): Promise<T> {
  if (!onQuery) return run();
  const startedAt = performance.now();
  try {
    return await run();
  } finally {
    onQuery({ name, durationMs: performance.now() - startedAt });
  }
}

/** Kind and main table, such as `select documents`; of a text the ones that it names first. Never a value. */
function queryName(node: RootOperationNode, text: string): string {
  switch (node.kind) {
    case 'SelectQueryNode':
      return named('select', tableOf(node.from?.froms[0]));
    case 'InsertQueryNode':
      return named('insert', tableOf(node.into));
    case 'UpdateQueryNode':
      return named('update', tableOf(node.table));
    case 'DeleteQueryNode':
      return named('delete', tableOf(node.from.froms[0]));
    default:
      return textName(text);
  }
}

const named = (kind: string, table: string | undefined) => (table ? `${kind} ${table}` : kind);

type Node = OperationNode & {
  node?: OperationNode;
  table?: { identifier?: { name: string } };
  from?: { froms: readonly OperationNode[] };
};

/** The table behind an alias or within a nested select; none of a call or of raw SQL. */
function tableOf(node: Node | undefined): string | undefined {
  if (node?.kind === 'AliasNode') return tableOf(node.node);
  if (node?.kind === 'SelectQueryNode') return tableOf(node.from?.froms[0]);
  return node?.kind === 'TableNode' ? node.table?.identifier?.name : undefined;
}

const kinds = /\b(select|insert|update|delete|begin|commit|rollback|savepoint|release|set|lock)\b/i;
/** What follows with a bracket is a call, unless it is what rows go into. */
const tables =
  /\b(?:into\s+"?(?:\w+"?\."?)?(\w+)|(?:from|update|join)\s+"?(?:[a-z_]+"?\."?)?([a-z_]\w*)\b(?!\s*\())/i;

/** The same of a statement that was written as text. Values are never in it: they are its parameters. */
export function textName(text: string): string {
  const kind = kinds.exec(text)?.[1]?.toLowerCase();
  if (!kind) return 'raw';
  const [, written, read] = tables.exec(text) ?? [];
  return named(kind, (written ?? read)?.toLowerCase());
}
