import type { LogConfig, OperationNode, RootOperationNode } from 'kysely';

/**
 * Statement that ran or failed: a name from a bounded set, and the milliseconds on its connection, without the wait for
 * one.
 */
export type MeasuredQuery = { name: string; durationMs: number };

/** Called for every statement; it must not throw. */
export type OnQuery = (query: MeasuredQuery) => void;

/** Returns Kysely's `log` option, which reports statements of the query builder and `sql` to `onQuery`. */
export function logTo(onQuery: OnQuery): LogConfig {
  return ({ query, queryDurationMillis }) =>
    onQuery({ name: queryName(query.query, query.sql), durationMs: queryDurationMillis });
}

/** Runs a statement that Kysely does not see, and reports it. */
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

/** Returns kind and main table, such as `select documents`; for a text, those that it names first. Never a value. */
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

/** Returns the table behind an alias or in a nested select; none for a call or raw SQL. */
function tableOf(node: Node | undefined): string | undefined {
  if (node?.kind === 'AliasNode') return tableOf(node.node);
  if (node?.kind === 'SelectQueryNode') return tableOf(node.from?.froms[0]);
  return node?.kind === 'TableNode' ? node.table?.identifier?.name : undefined;
}

const kinds = /\b(select|insert|update|delete|begin|commit|rollback|savepoint|release|set|lock)\b/i;
/** A name before a bracket is a call, unless rows are inserted into it. */
const tables =
  /\b(?:into\s+"?(?:\w+"?\."?)?(\w+)|(?:from|update|join)\s+"?(?:[a-z_]+"?\."?)?([a-z_]\w*)\b(?!\s*\())/i;

/** Returns the name of a statement that was written as text. Values are never in it, because they are parameters. */
export function textName(text: string): string {
  const kind = kinds.exec(text)?.[1]?.toLowerCase();
  if (!kind) return 'raw';
  const [, written, read] = tables.exec(text) ?? [];
  return named(kind, (written ?? read)?.toLowerCase());
}
