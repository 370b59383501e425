/** How the server misbehaves. */
export type Outage = {
  /**
   * 403 answers like Stripe for a key without a permission, 500 and 503 like a failing server. `hang` waits `ms` and
   * continues; `cut` ends the connection without an answer.
   * The SDK repeats a call that was cut once by itself: it takes two `calls` to make it fail.
   */
  kind: 403 | 500 | 503 | 'hang' | 'cut';
  /** Beginning of the paths it is for; all of `/v1/` if not said. */
  path?: string;
  method?: 'GET' | 'POST';
  /** Before the call is carried out, or after it, so that its effect stays; before if not said. */
  moment?: 'before' | 'after';
  /** How many calls; all until lifted if not said. */
  calls?: number;
  /** How long `hang` waits. */
  ms?: number;
  /** Whose calls; those with the secret key if not said. */
  caller?: 'server' | 'browser';
};

type Call = { method: string; path: string; caller: 'server' | 'browser' };

/** The outages that are on. */
export function openOutages() {
  const outages: { outage: Outage; left: number }[] = [];
  return {
    add: (outage: Outage) => {
      outages.push({ outage, left: outage.calls ?? Infinity });
    },
    lift: () => {
      outages.length = 0;
    },
    /** The outage that this call falls into, which it uses up by one. */
    take: (call: Call): Outage | undefined => {
      const hit = outages.find(({ outage, left }) => left > 0 && isMeant(outage, call));
      if (hit) hit.left -= 1;
      return hit?.outage;
    },
  };
}

function isMeant({ path = '/v1/', method, caller = 'server' }: Outage, call: Call): boolean {
  return call.path.startsWith(path) && (method ?? call.method) === call.method && caller === call.caller;
}
