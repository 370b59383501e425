import { type PolicyDates, policyVersion } from '@aw/contracts/content/policy-version';

type Policy = PolicyDates & { id: string };

/** Returns gpc.json: the site honours Global Privacy Control, as of the version of its privacy policy. */
export function gpcJson(policies: readonly Policy[]): string {
  const policy = policies.find(({ id }) => id === 'privacy');
  if (!policy)
    throw new Error('There is no privacy policy, so nothing can be said about the privacy signal.');
  return `${JSON.stringify({ gpc: true, lastUpdate: policyVersion(policy) })}\n`;
}
