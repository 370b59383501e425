import type pg from 'pg';

type Query = (config: string | pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>;
type Callback = (error: Error | null, result?: pg.QueryResult) => void;

export type PooledClientOptions = {
  /** Settings that apply to each transaction, by name; a pooler accepts none for the connection. */
  settings: Readonly<Record<string, string | number>>;
  /** False if the pooler does not support named prepared statements. */
  namesStatements: boolean;
};

const begins = /^\s*(begin|start\s+transaction)\b/i;
const ends = /^\s*(commit|rollback)\b(?!\s+to\b)/i;

/**
 * Prepares a connection of a pool for a pooler in transaction mode, which gives each transaction any connection of the
 * server: every transaction begins with its settings, and a single statement gets a transaction of its own. They are
 * sent without waiting for responses in between (`pipeline` of the pool), so that this costs no round trip; a statement
 * resolves once its transaction is committed.
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

  /** Nobody ends a transaction whose beginning was refused, so its connection is closed. */
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
