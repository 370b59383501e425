import { createClient } from '@aw/contracts/client';
import { reportRefusal } from './terms-needed';

/** Typed client of the page's own origin. The browser adds the session cookie. */
export const api = createClient({ onRefusal: reportRefusal });
