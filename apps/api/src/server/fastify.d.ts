import type { ServerResponse } from 'node:http';
import type { Endpoint } from '@aw/contracts/endpoint';
import type { Permission } from '@aw/contracts/staff/permissions';
import type { AnswerCache } from './cache/answer-cache';
import type { Uploader } from './files/queue-group';
import type { OpenPlaces } from './events/open-places';
import type { SessionFields } from './sessions/session-fields';
import type { StaffSession } from './staff';

declare module 'fastify' {
  interface FastifyContextConfig {
    scope?: Endpoint['scope'];
    /** What a staff route asks of the role that calls it. */
    permission?: Permission;
    /** False for page images and files, which the read limit leaves alone. */
    isCounted?: boolean;
    /** True for reads of a person, which may take who acts from the cache. */
    isPersonalRead?: boolean;
    /** A write that its route counts by itself. */
    ownLimit?: 'attempt';
    /** Fields of the body that hold the text of a file. */
    fileTexts?: readonly string[];
  }
  interface FastifyInstance {
    /** Public answers that this process keeps. */
    answers: AnswerCache;
    /** Open event streams, ended when the process drains; browsers reconnect by themselves. */
    streams: Set<() => void>;
    /** How many of them a person and an address have. */
    streamPlaces: OpenPlaces;
  }
  interface FastifyRequest {
    staff?: StaffSession;
    /** The response that answers this request. */
    answer: ServerResponse;
    /** Kept by `disconnectSignal`. */
    disconnected?: AbortSignal;
    /** The person of the session, on routes that need one or may have one. */
    person?: Uploader;
    /** Who reads, on routes that open no session. */
    readerId?: string;
  }
  interface Session extends SessionFields {}
}
