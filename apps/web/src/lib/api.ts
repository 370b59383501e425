import { createClient } from '@aw/contracts/client';

/** The typed client of the page's own origin; the session cookie travels by itself. */
export const api = createClient();
