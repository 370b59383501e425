import { writeFile } from 'node:fs/promises';
import { noChangeListener } from '@aw/db';
import type { RouteOptions } from 'fastify';
import { buildApp } from '../app';
import { readConfig } from '../config/config';
import type { Context } from '../context';
import { describeRoutes } from '../server/describe-routes';
import { collectRoutes } from '../server/openapi';

/** Describes the API of a default installation. Opens no database: registering routes needs only settings. */
export async function describeApi() {
  let routes: readonly RouteOptions[] = [];
  await buildApp(unopenedContext(), {
    addFirst: async (app) => {
      routes = collectRoutes(app);
    },
  });
  return describeRoutes(routes);
}

function unopenedContext(): Context {
  return {
    config: readConfig({ LOG_LEVEL: 'silent' }),
    secret: 'registering routes signs nothing',
    now: () => new Date(),
    changes: noChangeListener,
    payments: null,
    scanner: null,
    replica: undefined,
    db: unopened('db'),
    readDb: unopened('readDb'),
    cacheDb: unopened('cacheDb'),
    sessions: unopened('sessions'),
    synonyms: unopened('synonyms'),
    notifications: unopened('notifications'),
    files: unopened('files'),
    mail: unopened('mail'),
    loadMailTemplates: unopened('loadMailTemplates'),
    settlement: unopened('settlement'),
    needsCare: unopened('needsCare'),
    credentials: unopened('credentials'),
    ai: unopened('ai'),
    pdf: unopened('pdf'),
    richText: unopened('richText'),
    itemFiles: unopened('itemFiles'),
    languages: unopened('languages'),
    comparer: unopened('comparer'),
    tutorChecker: unopened('tutorChecker'),
    wordMeanings: unopened('wordMeanings'),
    images: unopened('images'),
    ocr: unopened('ocr'),
    excerpts: unopened('excerpts'),
    jobs: unopened('jobs'),
    limits: unopened('limits'),
    passwords: unopened('passwords'),
  };
}

/** Returns a stand-in that throws when it is used. */
function unopened<Part extends object>(name: string): Part {
  return new Proxy({} as Part, {
    get: (_, member) => {
      throw new Error(`A route uses ctx.${name}.${String(member)} while it is registered.`);
    },
  });
}

// The build runs this after it has written the programs, so that a server finds the description beside itself.
if (import.meta.main) {
  const description = await describeApi();
  await writeFile(new URL('openapi.json', import.meta.url), JSON.stringify(description, null, 2));
}
