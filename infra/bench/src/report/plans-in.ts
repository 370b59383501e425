/** The line of a plan that is its first: what comes before is the statement. */
const planStart = /^\t[A-Z].* {2}\(cost=/m;

/** The plans of statements about documents in a log of PostgreSQL; not those of the queue or of who acts. */
export function plansIn(log: string): string[] {
  return log.split(/^(?=\S)/m).flatMap((entry) => {
    const start = entry.search(planStart);
    if (start < 0 || !/ plan:$/m.test(entry)) return [];
    const isAboutDocuments = /\bdocument(?:s|_pages)\b/.test(entry.slice(0, start));
    return isAboutDocuments ? [entry.slice(start).replaceAll(/^\t/gm, '').trimEnd()] : [];
  });
}
