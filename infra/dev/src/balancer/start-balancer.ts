import { once } from 'node:events';
import { Agent, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { forward } from './forward';
import { type TargetState, watchTargets } from './targets';

export type BalancerOptions = {
  /** Origins such as `http://127.0.0.1:3001`. */
  targets: string[];
  /** That of the balancer; default: a free one. */
  port?: number;
};

export type Balancer = {
  origin: string;
  /** Resolves when each has been asked whether it is ready. Requests at those removed go on to their end. */
  setTargets: (targets: string[]) => Promise<void>;
  /** By origin, as of the last checks. */
  states: () => Promise<Record<string, TargetState>>;
  /** Cuts what still runs. */
  stop: () => Promise<void>;
};

/** Starts a balancer on 127.0.0.1 that takes its targets in turn, while their `/readyz` answers 200. */
export async function startBalancer({ targets: origins, port = 0 }: BalancerOptions): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const targets = watchTargets();
  // Uploads and event streams last as long as they last.
  const server = createServer({ requestTimeout: 0 }, (request, response) => {
    void forward(request, response, { targets, agent });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  await targets.set(origins);
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setTargets: targets.set,
    states: async () => targets.states(),
    async stop() {
      targets.stop();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      agent.destroy();
    },
  };
}
