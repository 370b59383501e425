/** A planned malfunction of the server. */
export type Outage = {
  /**
   * 403 answers like Stripe for a key without a permission, 500 and 503 like a failing server. `hang` waits `ms` and
   * continues. `cut` ends the connection without an answer.
   * The SDK automatically repeats a call that was cut, so two `calls` are needed to make it fail.
   */
  kind: 403 | 500 | 503 | 'hang' | 'cut';
  /** Beginning of the affected paths; default: `/v1/`. */
  path?: string;
  method?: 'GET' | 'POST';
  /** Before the call, or after it, so that the call takes effect; default: before. */
  moment?: 'before' | 'after';
  /** Number of affected calls; default: all until the outages are lifted. */
  calls?: number;
  ms?: number;
  /** Calls with the secret key (server) or with the publishable key (browser); default: server. */
  caller?: 'server' | 'browser';
};

type Call = { method: string; path: string; caller: 'server' | 'browser' };

export function affects({ path = '/v1/', method, caller = 'server' }: Outage, call: Call): boolean {
  return call.path.startsWith(path) && (method ?? call.method) === call.method && caller === call.caller;
}
