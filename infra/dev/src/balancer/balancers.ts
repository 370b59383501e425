import { withInstalled } from '../program';
import { startHaproxy } from './haproxy';
import { type Balancer, type BalancerOptions, startBalancer } from './start-balancer';

export { type Balancer, type BalancerOptions, startBalancer, startHaproxy };

/** Returns our balancer and HAProxy, if it is installed, so that a suite can run behind each. */
export function balancers() {
  const ours = { name: 'our balancer', start: startBalancer };
  return withInstalled([ours, { name: 'HAProxy', start: startHaproxy }], 'haproxy');
}
