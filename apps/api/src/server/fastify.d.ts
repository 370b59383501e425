import type { ServerResponse } from 'node:http';
import type { CareNote } from '@aw/contracts/ai/care';
import type { Endpoint } from '@aw/contracts/endpoint';
import type { Permission } from '@aw/contracts/staff/permissions';
import type { AnswerCache } from './cache/answer-cache';
import type { SlotCounter } from './events/slot-counter';
import type { Uploader } from './files/queue-group';
import type { SessionFields } from './sessions/session-fields';
import type { StaffSession } from './staff';

declare module 'fastify' {
  interface FastifyContextConfig {
    scope?: Endpoint['scope'];
    /** Permission that a staff route requires. */
    permission?: Permission;
    /** False for page images and files, which the read limit does not count. */
    isCounted?: boolean;
    /** True for a read whose answer is the same for everyone and cached. */
    isCached?: boolean | undefined;
    /** True for reads of a person, whose session may come from the cache. */
    isPersonalRead?: boolean;
    /** Set for a write that its route counts itself. */
    ownLimit?: 'attempt';
    /** Fields of the body that hold the text of a file. */
    fileTexts?: readonly string[];
  }
  interface FastifyInstance {
    /** Cache of public answers. */
    answers: AnswerCache;
    /** Functions that end the open event streams, called when the process drains. Browsers reconnect automatically. */
    streams: Set<() => void>;
    /** Counts the open streams of a person and of an address. */
    streamPlaces: SlotCounter;
  }
  interface FastifyRequest {
    staff?: StaffSession;
    /** The response that answers this request. */
    answer: ServerResponse;
    /** Set by `disconnectSignal`. */
    disconnected?: AbortSignal;
    /** The person of the session, on routes that require one or allow one. */
    person?: Uploader;
    /** The care note that an error answer has too, for a message of a person who may be in danger. */
    care?: CareNote | undefined;
    /** The person's id on routes that do not open a session. */
    readerId?: string;
  }
  interface Session extends SessionFields {}
}
