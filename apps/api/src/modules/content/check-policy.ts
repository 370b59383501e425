import type { Policy } from '@aw/content/schemas/policies';
import type { Body } from '@aw/content/schemas/text';
import { policyVersion } from '@aw/contracts/content/policy-version';
import type { Database } from '@aw/db';
import * as contentQueries from '@aw/db/content';
import { dayMs } from '../../config/durations';
import { policyDateAhead, policyDateOld, policyDateTaken, policyFirstDate } from './content.errors';
import { openCompiler } from './current-texts';

type Article = { entry: Policy; body: Body };

/**
 * Throws 400 for a policy whose words differ from an earlier text of the same date: people accept the words of a date,
 * and are asked again only for a later date. A source that was published before is not checked, and neither are other
 * texts.
 */
export async function checkPolicy(
  db: Database,
  { name, source, content, now }: { name: string; source: string; content: unknown; now: Date },
): Promise<void> {
  if (!name.startsWith('policies/')) return;
  const { builtSource, compileSource, policyDates } = await openCompiler();
  const built = builtSource(name);
  const earlier = [...(await contentQueries.listSources(db, name)), ...(built === undefined ? [] : [built])];
  if (earlier.includes(source)) return;
  // The compiler gives articles of this collection in this shape.
  const article = content as Article;
  const version = policyVersion(article.entry);
  const first = built === undefined ? undefined : policyDates(built).first;
  if (first !== undefined && article.entry.lastUpdated !== first) throw policyFirstDate(first);
  const sameVersion = earlier.filter((other) => policyDates(other).version === version);
  if (sameVersion.length === 0)
    return checkDate(
      version,
      earlier.map((other) => policyDates(other).version),
      now,
    );
  const words = wordsOf(article);
  const isOther = (other: string) => {
    try {
      return wordsOf(compileSource(name, other) as Article) !== words;
    } catch {
      // The earlier source does not fit the current schema.
      return true;
    }
  };
  if (sameVersion.some(isOther)) throw policyDateTaken(version);
}

/**
 * Allows tomorrow's date, so that a mistake can be corrected on the day it was published, and for editors east of
 * Greenwich.
 */
function checkDate(version: string, earlier: string[], now: Date): void {
  const newest = earlier.sort().at(-1);
  if (newest !== undefined && version < newest) throw policyDateOld(newest);
  const tomorrow = new Date(now.getTime() + dayMs).toISOString().slice(0, 10);
  if (version > tomorrow) throw policyDateAhead(tomorrow);
}

/** Returns the visible words without spaces: formatting and link targets may change without a new date. */
function wordsOf({ entry, body }: Article): string {
  return `${entry.title}\n${entry.lead}\n${body.html.replaceAll(/<[^>]*>|\s+/g, '')}`;
}
