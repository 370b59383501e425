import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type Database, migrateToLatest, openDatabase } from '@aw/db';

import { ensureDatabase } from '@aw/db/embedded';
import { fillQuestions } from '@aw/db/testing/fill-questions';
import { closing } from '../closing';
import { workFolder } from '../places';
import { dropDatabase, fillDatabases, type LoggingServer, migrated, startServer } from './filled-databases';

/** Database of one size, with a connection of the superuser. */
export type QuestionData = { questions: number; url: string; db: Database };

/** A PostgreSQL server on the server's core. */
export type Questions = {
  /** A database of questions for each size. */
  data: readonly QuestionData[];
  /** Creates an empty database with our tables. Drops an existing one with this name. */
  addDatabase: (name: string) => Promise<Omit<QuestionData, 'questions'>>;
  /** Returns the server's log of a task. */
  logOf: LoggingServer['logOf'];
  close: () => Promise<void>;
};

/** Starts PostgreSQL on `var/bench/questions`, and fills the databases that are not filled yet. */
export async function openQuestions(
  sizes: readonly number[],
  { isFresh }: { isFresh: boolean },
): Promise<Questions> {
  const folder = path.join(workFolder, 'questions');
  if (isFresh) await rm(folder, { recursive: true, force: true });
  const nameOf = (questions: number) => `questions_${questions}`;
  await fillDatabases(
    folder,
    sizes.map((questions) => ({
      name: nameOf(questions),
      what: `${questions.toLocaleString('en')} questions`,
      files: ['fill-questions.ts', 'question-vocabulary.ts'],
      write: (db) => fillQuestions(db, { questions }),
    })),
  );
  const server = await startServer(folder, { isOnServerCore: true });
  const opened: Database[] = [];
  const open = (name: string) => {
    const url = server.url(name);
    const { db } = openDatabase({ url, maxConnections: 2, statementTimeoutMs: 0 });
    opened.push(db);
    return { url, db };
  };
  const close = closing(async () => {
    await Promise.all(opened.map((db) => db.destroy()));
    await server.stop();
  });
  try {
    const data = sizes.map((questions) => ({ questions, ...open(nameOf(questions)) }));
    for (const { db } of data) await migrateToLatest(db);
    const admin = open('postgres').db;
    return {
      data,
      async addDatabase(name) {
        await dropDatabase(admin, name);
        await migrated(server.url(name), () => ensureDatabase(server, name));
        return open(name);
      },
      logOf: server.logOf,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
