type Policy = { id: string; lastUpdated: string };

/** Says that the site honours Global Privacy Control, and since when it says so: the day of its privacy policy. */
export function gpcJson(policies: readonly Policy[]): string {
  const policy = policies.find(({ id }) => id === 'privacy');
  if (!policy)
    throw new Error('There is no privacy policy, so nothing can be said about the privacy signal.');
  return `${JSON.stringify({ gpc: true, lastUpdate: policy.lastUpdated })}\n`;
}
