import pg from 'pg';

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Filter?: string;
  'Join Filter'?: string;
  Plans?: Node[];
};

export type StatementValue = string | number | boolean | Date | null | readonly string[];
export type Statement = { text: string; values: readonly StatementValue[] };

/** Maximum number of rows that a page of a list has any reason to read. */
export const maxRows = 2_000;

/** Returns the plan of a statement as it ran: for these values, or for any, as for a named statement. */
export async function planOf(
  pool: pg.Pool,
  { text, values }: Statement,
  mode: 'custom' | 'generic',
): Promise<Node> {
  const written = values.map((value) => (value === null ? 'null' : pg.escapeLiteral(textOf(value))));
  await pool.query(`set plan_cache_mode = force_${mode}_plan`);
  await pool.query(`prepare hot as ${text}`);
  const call = written.length > 0 ? `hot(${written.join(', ')})` : 'hot';
  const { rows } = await pool.query(`explain (analyze, format json) execute ${call}`);
  await pool.query('deallocate hot');
  return rows[0]['QUERY PLAN'][0].Plan;
}

function textOf(value: NonNullable<StatementValue>): string {
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? `{${value.map((one) => JSON.stringify(one)).join(',')}}` : String(value);
}

function nodesOf(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/** Functions that take far longer per row than PostgreSQL assumes when it chooses a plan. */
const expensive = /to_ts(vector|query)|plain_words|folded_text|regexp_|similarity\(|normalize\(/;
const maxRowsOfExpensiveFilter = 100;

/** Returns expensive conditions of a plan that are evaluated for more than a hundred rows. */
export function expensiveFiltersOf(plan: Node): string[] {
  return nodesOf(plan).flatMap((node) => {
    const filter = [node.Filter, node['Join Filter']].find((one) => one && expensive.test(one));
    const touched = touchedBy(node);
    return filter && touched > maxRowsOfExpensiveFilter ? [`${touched} rows are asked for ${filter}`] : [];
  });
}

function touchedBy(node: Node): number {
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return (node['Actual Rows'] + removed) * node['Actual Loops'];
}

/** Returns the faults of a plan: tables that are read completely, and more rows than a page needs. */
export function faultsOf(plan: Node, maxTouched = maxRows): string[] {
  return nodesOf(plan).flatMap((node) => {
    const { 'Node Type': type, 'Relation Name': table } = node;
    const touched = touchedBy(node);
    return [
      // An empty table costs nothing to read.
      ...(type === 'Seq Scan' && touched > 0 ? [`${table} is read whole`] : []),
      // The elements of an array or of the words of a page come from a row that is counted where it is read.
      ...(touched > maxTouched && type !== 'Function Scan'
        ? [`${type} of ${table ?? 'rows'} touches ${touched} rows`]
        : []),
    ];
  });
}
