/** A request of an open loop, with its group in the result. A body is JSON. */
export type TimedRequest = {
  path: string;
  group: string;
  method?: 'GET' | 'POST' | 'PUT';
  headers?: Record<string, string>;
  body?: string;
};

/** A job for the load process. Plain data, because it is a message between processes. */
export type LoadJob =
  /** Each connection requests one path after the other, as soon as it has an answer. */
  | {
      kind: 'closed';
      origin: string;
      paths: readonly string[];
      headers: Record<string, string>;
      connections: number;
      seconds: number;
    }
  /** Requests are due at a fixed pace, independent of the server. Each time is measured from when the request was due. */
  | {
      kind: 'open';
      origin: string;
      requests: readonly TimedRequest[];
      headers: Record<string, string>;
      perSecond: number;
      seconds: number;
    }
  /** Sends `count` forms with a file of `bytes`, `atOnce` of them at the same time. */
  | {
      kind: 'uploads';
      origin: string;
      path: string;
      headers: Record<string, string>;
      count: number;
      atOnce: number;
      bytes: number;
    };

export type LoadResult = {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  answers: number;
  /** Answers that were not 2xx, and requests without one. */
  errors: number;
  /** The first error. */
  firstError?: string;
  /** Milliseconds by group, for an open loop. */
  groups?: Record<string, { p50: number; p95: number; answers: number; errors: number }>;
};
