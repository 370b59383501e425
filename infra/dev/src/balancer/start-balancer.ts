import { Agent, createServer } from 'node:http';
import { closeHttp, listen } from '../listen';
import { forward } from './forward';
import { type TargetState, watchTargets } from './targets';

export type BalancerOptions = {
  /** Origins such as `http://127.0.0.1:3001`. */
  targets: string[];
  /** Port of the balancer; default: a free one. */
  port?: number;
};

export type Balancer = {
  origin: string;
  /** Resolves when each target has been checked. Running requests at removed targets are completed. */
  setTargets: (targets: string[]) => Promise<void>;
  /** States at the last check, by origin. */
  states: () => Promise<Record<string, TargetState>>;
  /** Ends running requests too. */
  stop: () => Promise<void>;
};

/** Starts a balancer on 127.0.0.1 that alternates between the targets whose `/readyz` answers 200. */
export async function startBalancer({ targets: origins, port = 0 }: BalancerOptions): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const targets = watchTargets();
  // Uploads and event streams may take any time.
  const server = createServer({ requestTimeout: 0 }, (request, response) => {
    void forward(request, response, { targets, agent });
  });
  const ownPort = await listen(server, port);
  await targets.set(origins);
  return {
    origin: `http://127.0.0.1:${ownPort}`,
    setTargets: targets.set,
    states: async () => targets.states(),
    async stop() {
      targets.stop();
      await closeHttp(server);
      agent.destroy();
    },
  };
}
