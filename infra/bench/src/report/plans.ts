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
/** A named statement has its lasting plan by then. */
const askedBefore = 8;

/** The plans by which the built API really reads what a reader asks for, as PostgreSQL logs them. */
export async function plansOf(data: Data, paths: readonly string[]): Promise<Plan[]> {
  // One after the other: they all change the database's one row.
  const change = async (end: (name: string, value: string) => string) => {
    for (const [name, value] of Object.entries(settings))
      await sql.raw(`alter database library ${end(name, value)}`).execute(data.db);
  };
  await change((name, value) => `set ${name} = '${value}'`);
  try {
    return await loggedPlans(data, paths);
  } finally {
    await change((name) => `reset ${name}`);
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
      for (let time = 0; time < askedBefore; time++) await read(path);
      const log = await data.logOf(() => read(path));
      plans.push(...plansIn(log).map((text) => ({ request: path, text })));
    }
    return plans;
  } finally {
    await api.stop();
  }
}

/** The line of a plan that is its first: what comes before is the statement. */
const planStart = /^\t[A-Z].* {2}\(cost=/m;

/** The plans of statements about documents in a log of PostgreSQL; not those of the queue or of who acts. */
export function plansIn(log: string): string[] {
  return log.split(/^(?=\S)/m).flatMap((entry) => {
    const start = entry.search(planStart);
    if (start < 0 || !/ plan:$/m.test(entry)) return [];
    const isAboutDocuments = /\bdocument(?:s|_pages)\b/.test(entry.slice(0, start));
    return isAboutDocuments ? [entry.slice(start).replaceAll(/^\t/gm, '').trimEnd()] : [];
  });
}
