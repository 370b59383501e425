import { hasHaproxy, startHaproxy } from './haproxy';
import { type Balancer, type BalancerOptions, startBalancer } from './start-balancer';

export { type Balancer, type BalancerOptions, startBalancer, startHaproxy };

type NamedBalancer = { name: string; start: (options: BalancerOptions) => Promise<Balancer> };

/** The balancers that this machine has, so that one suite runs behind each; says which it lacks. */
export function balancers(log: (line: string) => void = console.info): NamedBalancer[] {
  const ours = { name: 'our balancer', start: startBalancer };
  if (hasHaproxy()) return [ours, { name: 'HAProxy', start: startHaproxy }];
  log('HAProxy is not installed, so the tests that need it are skipped.');
  return [ours];
}
