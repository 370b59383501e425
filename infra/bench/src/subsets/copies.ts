import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '@aw/db';
import { ensureDatabase } from '@aw/db/embedded';
import { sql } from 'kysely';
import { makePdf } from '../copies/make-pdf';
import { readSeeds, type SeededText } from '../copies/seeded-texts';
import { inParallel, type Outcome, uploadFile } from '../copies/upload-texts';
import { addStaff } from '../data/add-staff';
import { corpusFiles } from '../data/corpus-files';
import { migrated, startServer } from '../data/filled-databases';
import { short } from '../figures/figure';
import { median } from '../figures/statistics';
import { MissingRequirement } from '../missing-requirement';
import { workFolder } from '../places';
import { ask } from '../servers/ask';
import { type Api, startApi } from '../servers/start-api';
import type { BenchContext } from './context';

const goals = { recognised: { atLeast: 95, unit: '%' }, falseAlarms: { atMost: 5, unit: '%' } };
const [copiedWorks, removedWorks] = [16, 10];
const peopleOfTemplate = 8;

type Site = { api: Api; token: string; confirm: (userId: string) => Promise<void> };
type Figures = BenchContext['found'];

/** Measures how many seeded copies, documents with templates, and uploads of removed works are held or refused. */
export async function measureCopies({ found }: BenchContext): Promise<void> {
  const server = await startServer(path.join(workFolder, 'copies'));
  const name = `copies_${Date.now()}`;
  try {
    await migrated(server.url(name), () => ensureDatabase(server, name));
    const { db } = openDatabase({ url: server.url(name), maxConnections: 2 });
    const token = await addStaff({ db });
    const confirm = async (userId: string) => {
      await sql`
        update users set is_anonymous = false, email = ${`${userId}@bench.example`}, email_verified_at = now()
        where id = ${userId}`.execute(db);
    };
    const api = await startApi(server.url(name), { roles: 'http,worker' });
    try {
      const site = { api, token, confirm };
      const seconds = [
        ...(await measureRecall(site, found)),
        ...(await measureTemplates(site, found)),
        ...(await measureRemovedWorks(site, found)),
      ];
      found.figure({
        name: 'time of the checks of a seeded PDF',
        ours: `p50 ${short(median(seconds))} s`,
        value: median(seconds),
        errors: 0,
      });
      found.note(
        'The texts are made of the demo documents, the same ones in every run (`infra/bench/src/copies`), and uploaded as PDF, each by another person. Letters that are read wrongly stand for text that was read by OCR. Four uploads are checked at the same time.',
      );
    } finally {
      await api.stop();
      await db.destroy();
    }
  } finally {
    await server.stop();
  }
}

const upload = ({ api }: Site, pages: readonly string[]) => uploadFile(api, makePdf(pages));
const isHeld = ({ state }: Outcome) => state !== 'counted';
const secondsOf = (outcomes: readonly Outcome[]) => outcomes.map(({ seconds }) => seconds);

async function measureRecall(site: Site, found: Figures): Promise<number[]> {
  const { originals, copiesOf } = readSeeds();
  const works = originals.slice(0, copiedWorks);
  const published = await inParallel(works, (pages) => upload(site, pages));
  report(found, 'original documents that wait or are refused', published.filter(isHeld).length, {
    total: published.length,
    goal: goals.falseAlarms,
  });
  const copies = works.flatMap((_, at) => copiesOf(at));
  const outcomes = await inParallel(copies, ({ pages }) => upload(site, pages));
  reportKinds(found, 'copies that wait or are refused', copies, outcomes.map(isHeld));
  return secondsOf(outcomes);
}

async function measureTemplates({ api, token, confirm }: Site, found: Figures): Promise<number[]> {
  const accept = ({ id }: Outcome) =>
    ask(`${api.origin}/api/admin/documents/${id}/originality`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ decision: 'accept' }),
    });
  const later: { percent: number; outcome: Outcome }[] = [];
  // One after the other, because each is compared with those before it.
  for (const { documents } of readSeeds().templates)
    for (const [at, { percent, pages }] of documents.entries()) {
      const outcome = await uploadFile(api, makePdf(pages), { beforeUpload: confirm });
      if (at >= peopleOfTemplate) later.push({ percent, outcome });
      else if (outcome.state === 'waiting') await accept(outcome);
    }
  const heldBack = later.filter(({ outcome }) => isHeld(outcome));
  report(found, 'honest documents, 60 to 80 % a template, that wait or are refused', heldBack.length, {
    total: later.length,
    goal: goals.falseAlarms,
  });
  return secondsOf(later.map(({ outcome }) => outcome));
}

async function measureRemovedWorks(site: Site, found: Figures): Promise<number[]> {
  const { originals, reuploadsOf } = readSeeds();
  const ids = originals.map((_, at) => at).slice(copiedWorks, copiedWorks + removedWorks);
  await inParallel(ids, async (at) => {
    const { id } = await upload(site, originals[at] ?? []);
    await ask(`${site.api.origin}/api/admin/documents/${id}/remove`, {
      method: 'POST',
      headers: { authorization: `Bearer ${site.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        reason: 'Someone else holds the rights.',
        isForCause: true,
        isForCopyright: true,
      }),
    });
  });
  const reuploads = ids.flatMap((at) => reuploadsOf(at));
  const outcomes = await inParallel(reuploads, ({ pages }) => upload(site, pages));
  const isRefused = ({ state }: Outcome) => state === 'refused';
  reportKinds(found, 'uploads of removed works that are refused', reuploads, outcomes.map(isRefused));
  const others = await inParallel(originals.slice(copiedWorks + removedWorks), (pages) =>
    upload(site, pages),
  );
  report(found, 'other works of the same subjects that are refused', others.filter(isRefused).length, {
    total: others.length,
    goal: goals.falseAlarms,
  });
  await measureRealFiles(site, found);
  return secondsOf(outcomes);
}

/** Counts real files that are taken for removed works; those that are refused for another reason say so. */
async function measureRealFiles({ api }: Site, found: Figures): Promise<void> {
  const files = await corpusFiles().catch((error: unknown) => {
    if (error instanceof MissingRequirement) return [];
    throw error;
  });
  let alarms = 0;
  for (const { name, place } of files) {
    const outcome = await uploadFile(api, new Uint8Array(await readFile(place)), { name });
    if (outcome.state === 'refused' && (await isRemovedWork(api, outcome))) alarms++;
  }
  if (files.length > 0)
    report(found, 'real files of other people that are taken for removed works', alarms, {
      total: files.length,
      goal: goals.falseAlarms,
    });
}

async function isRemovedWork({ origin }: Api, { id, cookie }: Outcome): Promise<boolean> {
  const response = await ask(`${origin}/api/documents/${id}`, { headers: { cookie } });
  return (await response.text()).includes('someone else holds the rights');
}

type Share = { total: number; goal?: (typeof goals)[keyof typeof goals] };

function report({ figure }: Figures, name: string, count: number, { total, goal }: Share): void {
  const value = (100 * count) / total;
  figure({ name, ours: `${short(value)} % (${count} of ${total})`, value, goal, errors: 0 });
}

/** Reports the share of all, which has the goal, and of each kind. */
function reportKinds(
  found: Figures,
  name: string,
  texts: readonly SeededText[],
  isRecognised: readonly boolean[],
): void {
  const count = (kind?: string) => {
    const places = texts.flatMap((text, at) => (kind === undefined || text.kind === kind ? [at] : []));
    return { count: places.filter((at) => isRecognised[at]).length, total: places.length };
  };
  const all = count();
  report(found, name, all.count, { total: all.total, goal: goals.recognised });
  for (const kind of new Set(texts.map((text) => text.kind))) {
    const one = count(kind);
    report(found, `${name}: ${kind}`, one.count, { total: one.total });
  }
}
