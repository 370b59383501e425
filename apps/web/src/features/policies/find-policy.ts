import policies, { bodies } from '@aw/content/policies';

export type PolicyId = 'privacy' | 'terms';
export type LoadBody = (typeof bodies)[string];

/** A policy's title, lead and date, and how its text is loaded. */
export function findPolicy(id: PolicyId) {
  const policy = policies.find((known) => known.id === id);
  const load = bodies[id];
  if (!policy || !load) throw new Error(`There is no policy "${id}".`);
  return { ...policy, load };
}
