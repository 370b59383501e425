/** A request of an open loop, by its group in the result; a body is JSON. */
export type TimedRequest = {
  path: string;
  group: string;
  method?: 'GET' | 'POST' | 'PUT';
  headers?: Record<string, string>;
  body?: string;
};

/** What the load process is asked to do; messages between two processes, so plain data alone. */
export type LoadJob =
  /** `connections` of them ask for one path after the other, each as soon as it has its answer. */
  | {
      kind: 'closed';
      origin: string;
      paths: readonly string[];
      headers: Record<string, string>;
      connections: number;
      seconds: number;
    }
  /** Requests are due at a fixed pace whatever the server does, and each is timed from when it was due. */
  | {
      kind: 'open';
      origin: string;
      requests: readonly TimedRequest[];
      headers: Record<string, string>;
      perSecond: number;
      seconds: number;
    }
  /** `count` forms with a file of `bytes`, `atOnce` of them under way. */
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
  /** What went wrong first. */
  firstError?: string;
  /** Of an open loop: milliseconds by group. */
  groups?: Record<string, { p50: number; p95: number; answers: number; errors: number }>;
};
