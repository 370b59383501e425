import { sql } from 'kysely';
import type { Data } from '../data/open-data';
import type { Plan } from '../figures/figure';
import { ask } from '../servers/ask';
import { startApi } from '../servers/start-api';
import { useLibrary } from '../subsets/bench-reader';

const settings = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_nested_statements': 'off',
};
/** PostgreSQL keeps the plan of a named statement after this number of executions. */
const warmUpReads = 8;

/** Returns the plans that PostgreSQL logs while the built API answers a reader's requests. */
export async function plansOf(data: Data, paths: readonly string[]): Promise<Plan[]> {
  // One statement after the other, because all change the same row of the catalog.
  const alterLibrary = async (changeOf: (name: string, value: string) => string) => {
    for (const [name, value] of Object.entries(settings))
      await sql.raw(`alter database library ${changeOf(name, value)}`).execute(data.db);
  };
  await alterLibrary((name, value) => `set ${name} = '${value}'`);
  try {
    return await loggedPlans(data, paths);
  } finally {
    await alterLibrary((name) => `reset ${name}`);
  }
}

async function loggedPlans(data: Data, paths: readonly string[]): Promise<Plan[]> {
  const api = await startApi(data.url());
  try {
    const { cookie, userId } = await api.session();
    await useLibrary(data, userId);
    const read = async (path: string) => {
      await (await ask(api.origin + path, { headers: { cookie } })).arrayBuffer();
    };
    const plans: Plan[] = [];
    for (const path of paths) {
      for (let time = 0; time < warmUpReads; time++) await read(path);
      const log = await data.logOf(() => read(path));
      plans.push(...plansIn(log).map((text) => ({ request: path, text })));
    }
    return plans;
  } finally {
    await api.stop();
  }
}

/** First line of a plan, which follows the statement. */
const planStart = /^\t[A-Z].* {2}\(cost=/m;

/** Returns the plans of statements about documents from a log of PostgreSQL, without those of the queue and of sessions. */
export function plansIn(log: string): string[] {
  return log.split(/^(?=\S)/m).flatMap((entry) => {
    const start = entry.search(planStart);
    if (start < 0 || !/ plan:$/m.test(entry)) return [];
    const isAboutDocuments = /\bdocument(?:s|_pages)\b/.test(entry.slice(0, start));
    return isAboutDocuments ? [entry.slice(start).replaceAll(/^\t/gm, '').trimEnd()] : [];
  });
}
