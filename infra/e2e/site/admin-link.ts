import path from 'node:path';

/** File to which `serve.ts` writes the one-time link of the shared server, for the global set-up. */
export const adminLinkFile = path.resolve(import.meta.dirname, '../reports/admin-link');
