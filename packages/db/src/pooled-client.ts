import type pg from 'pg';

type Query = (config: string | pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>;
type Callback = (error: Error | null, result?: pg.QueryResult) => void;

export type PooledClientOptions = {
  /** Settings that hold for each transaction, by their names; a pooler takes none for the connection. */
  settings: Readonly<Record<string, string | number>>;
  /** False where the pooler does not know the names of prepared statements. */
  namesStatements: boolean;
};

const begins = /^\s*(begin|start\s+transaction)\b/i;
const ends = /^\s*(commit|rollback)\b(?!\s+to\b)/i;

/**
 * Lets a connection of a pool speak to a pooler in transaction mode, which gives each transaction any connection of the
 * server: every transaction begins with its settings, and a statement outside of one gets one of its own. They are sent
 * without waiting for answers in between (`pipeline` of the pool), so that this costs no round trip; the answer of a
 * statement is given once its transaction is committed.
 */
export function speakToPooler(
  client: pg.PoolClient,
  { settings, namesStatements }: PooledClientOptions,
): void {
  const ask = client.query.bind(client) as Query;
  const set = Object.entries(settings)
    .map(([name, value]) => `set local ${name} = ${client.escapeLiteral(String(value))}`)
    .join('; ');
  let isInTransaction = false;

  /** Nobody ends a transaction whose beginning was refused, so the connection goes with it. */
  async function begin(statement: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    try {
      return (await Promise.all([ask(statement, values), ask(set)]))[0];
    } catch (error) {
      void (client as pg.PoolClient & pg.Client).end().catch(() => {});
      throw error;
    }
  }

  async function query(config: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const { text, name: _, ...rest } = typeof config === 'string' ? { text: config } : config;
    const statement = namesStatements ? config : { ...rest, text };
    if (set === '') return ask(statement, values);
    if (begins.test(text)) {
      isInTransaction = true;
      return begin(statement, values);
    }
    if (isInTransaction) {
      if (ends.test(text)) isInTransaction = false;
      return ask(statement, values);
    }
    const [, result] = await Promise.all([ask(`begin; ${set}`), ask(statement, values), ask('commit')]);
    return result;
  }

  Object.assign(client, {
    query(config: string | pg.QueryConfig, ...rest: unknown[]) {
      const callback = rest.find((one): one is Callback => typeof one === 'function');
      const answer = query(config, rest.find(Array.isArray));
      if (!callback) return answer;
      answer.then(
        (result) => callback(null, result),
        (error: Error) => callback(error),
      );
      return undefined;
    },
  });
}
