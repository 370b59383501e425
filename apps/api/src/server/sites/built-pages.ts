import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { templatesFile } from '@aw/contracts/site-details';
import * as z from 'zod';
import { type BuiltTexts, type Filling, fillTexts, readBuiltTexts, type SiteText } from './site-texts';

/** Templates of pages whose content is in the database, keyed by name. `modules/public-pages.ts` fills them. */
export type Templates = Readonly<Record<string, string>>;

/** One build of a site, ready to be served. */
export type SitePages = {
  /** Unique for each build that was read. */
  id: string;
  texts: ReadonlyMap<string, SiteText>;
  /** Page for addresses without a page of their own. */
  fallback: SiteText;
  templates: Templates;
};

/** Settings with which built pages are filled. */
type Site = Filling & {
  /** File of the page for addresses without a page of their own. */
  fallback: string;
};

const maxAnswerMs = 5_000;

/** Reads the pages in a folder. Throws if the fallback is missing. */
export async function readPages(directory: string, site: Site): Promise<SitePages> {
  return toPages(await readBuiltTexts(directory), site, directory);
}

type Log = { info: (text: string) => void; error: (error: unknown) => void };

/**
 * Polls the pages at an address of another server every `pollIntervalMs`. `current` returns undefined until they
 * could be read once. While the server cannot be reached, the last pages stay. `stop` ends the polling.
 */
export async function followPages(
  address: string,
  site: Site,
  { log, pollIntervalMs = 2_000 }: { log: Log; pollIntervalMs?: number },
): Promise<{ current: () => SitePages | undefined; stop: () => void }> {
  const end = new AbortController();
  let pages: SitePages | undefined;
  let etag: string | undefined;
  let lastText: string | undefined;
  let isFailing = false;
  const read = async () => {
    const answer = await fetch(address, {
      // Each request uses a new connection, so that replicas of another release are found as well.
      headers: { connection: 'close', ...(etag !== undefined && { 'if-none-match': etag }) },
      signal: AbortSignal.any([end.signal, AbortSignal.timeout(maxAnswerMs)]),
    });
    if (answer.status === 304) return;
    const text = await answer.text();
    if (!answer.ok) throw new Error(`The pages at ${address} could not be read: status ${answer.status}.`);
    if (text !== lastText) {
      pages = toPages(new Map(Object.entries(texts.parse(JSON.parse(text)))), site, address);
      log.info(`The pages at ${address} were read.`);
    }
    lastText = text;
    etag = answer.headers.get('etag') ?? undefined;
  };
  const poll = async () => {
    try {
      await read();
      isFailing = false;
    } catch (error) {
      if (!isFailing && !end.signal.aborted) log.error(error);
      isFailing = true;
    }
  };
  const follow = async () => {
    while (!end.signal.aborted) {
      await sleep(pollIntervalMs, undefined, { ref: false, signal: end.signal }).catch(() => {});
      if (!end.signal.aborted) await poll();
    }
  };
  await poll();
  void follow();
  return { current: () => pages, stop: () => end.abort() };
}

const texts = z.record(z.string(), z.string());
const templates = z.record(z.string(), z.string());

function toPages(built: BuiltTexts, site: Site, place: string): SitePages {
  const filled = fillTexts(built, site);
  const fallback = filled.get(site.fallback);
  if (!fallback) throw new Error(`The built site in ${place} has no ${site.fallback}.`);
  filled.delete(site.fallback);
  return {
    id: randomUUID(),
    texts: filled,
    fallback,
    templates: templates.parse(JSON.parse(built.get(templatesFile) ?? '{}')),
  };
}
