import { createClient } from '@aw/contracts/client';
import { noteRefusal } from './terms-needed';

/** The typed client of the page's own origin; the session cookie travels by itself. */
export const api = createClient({ onRefusal: noteRefusal });
