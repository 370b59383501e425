export type AuditChange = { path: string; before: string | undefined; after: string | undefined };

/**
 * Returns the changed fields: the path of each leaf with its text before and after, undefined where it did not exist.
 */
export function auditChanges(before: unknown, after: unknown): AuditChange[] {
  const oldLeaves = leavesOf(before);
  const newLeaves = leavesOf(after);
  return [...new Set([...oldLeaves.keys(), ...newLeaves.keys()])]
    .map((path) => ({ path, before: oldLeaves.get(path), after: newLeaves.get(path) }))
    .filter((change) => change.before !== change.after);
}

function leavesOf(value: unknown): Map<string, string> {
  const leaves = new Map<string, string>();
  if (value !== null && value !== undefined) collect(value, '', leaves);
  return leaves;
}

function collect(value: unknown, path: string, leaves: Map<string, string>): void {
  const isBranch = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  if (!isBranch) {
    leaves.set(path || 'value', typeof value === 'string' ? value : JSON.stringify(value));
    return;
  }
  for (const [key, child] of Object.entries(value)) collect(child, path ? `${path}.${key}` : key, leaves);
}
