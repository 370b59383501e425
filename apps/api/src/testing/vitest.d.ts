import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test server. Its migrated database `template` is copied for each test file. */
    serverUrl: string;
  }
}
