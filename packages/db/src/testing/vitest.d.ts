import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test server; its database `template` is migrated and is copied for each test file. */
    serverUrl: string;
  }
}
