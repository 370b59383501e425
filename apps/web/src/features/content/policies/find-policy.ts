import policies, { bodies } from '@aw/content/policies';

export type PolicyId = 'privacy' | 'terms';
export type LoadBody = (typeof bodies)[string];

/** Returns a policy's title, lead and dates, and the function that loads its text. */
export function findPolicy(id: PolicyId) {
  const policy = policies.find((policy) => policy.id === id);
  const load = bodies[id];
  if (!policy || !load) throw new Error(`There is no policy "${id}".`);
  return { ...policy, load };
}
