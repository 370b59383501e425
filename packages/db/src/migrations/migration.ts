import type { Kysely } from 'kysely';

export type Migration = {
  up: (db: Kysely<unknown>) => Promise<void>;
  /** True when the release before it works as well after it, so that it may start again. Unsaid, it does not. */
  isCompatible?: boolean;
  /** Name of the migration that a release must have to work beside this one. Releases without it neither run nor start. */
  worksFrom?: string;
  /** True for what may be in no transaction, such as `create index concurrently`. It may be cut and is then repeated. */
  isOutsideTransaction?: boolean;
};

/** Every migration by its name, in order. */
export type Migrations = Record<string, Migration>;
