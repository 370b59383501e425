import { searchTerms } from '@aw/db/testing/fill-library';
import { askJson } from '../servers/ask';
import { directusVersion } from '../servers/install-directus';
import { startApi } from '../servers/start-api';
import { startDirectus } from '../servers/start-directus';
import { someDocuments, useLibrary } from './bench-reader';
import { compareSides, type Side } from './compare-sides';
import type { BenchContext } from './context';

const goal = 10;

/** Fields of our answers, by the names of their columns. */
const fields = [
  'id,title,file_name,description,subject,document_type,page_count,file_size,term,uploaded_at,status,reason',
  'view_count,rating_hundredths,rating_count,step',
  'school_id.id,school_id.name,course_id.id,course_id.code,course_id.name',
].join();
const newest = `/items/documents?fields=${fields}&filter[is_listed][_eq]=true&sort=-uploaded_at,-id&limit=20`;
const single = (id: number) =>
  `/items/documents/${id}?fields=${fields},pages.number,pages.width,pages.height&deep[pages][_sort]=number`;

/** Sends the same requests to a product that could be used instead, on a copy of the same database. */
export async function measureDirectus(context: BenchContext): Promise<void> {
  const data = await context.data(context.options.documents[0] ?? 0);
  const directus = await startDirectus(await data.copyLibrary('directus'));
  const api = await startApi(data.url());
  try {
    const { cookie, userId } = await api.session();
    await useLibrary(data, userId);
    const ids = await someDocuments(data, 200);
    const terms = searchTerms['200 hits'];
    const compare = async (
      name: string,
      connections: number,
      apiPaths: string[],
      directusPaths: string[],
    ) => {
      const sides = [
        { origin: api.origin, headers: { cookie }, paths: apiPaths },
        { origin: directus.origin, headers: {}, paths: directusPaths },
      ] as const;
      await checkSameDocuments(name, sides);
      const figure = { name: `${name}, ${connections} connections`, peer: 'Directus', connections, goal };
      context.found.figure(await compareSides(context, figure, sides));
    };
    await compare('20 newest documents', 32, ['/api/documents?limit=20'], [newest]);
    await compare(
      'one document',
      32,
      ids.map((id) => `/api/documents/${id}`),
      ids.map(single),
    );
    await compare(
      'search, 200 hits, newest first',
      4,
      terms.map((term) => `/api/documents?limit=20&sort=newest&q=${term}`),
      terms.map((term) => `${newest}&search=${term}`),
    );
    context.found.note(
      `Directus ${directusVersion} on the same Node and the same core; its cache (as by default), limits, app and WebSockets are off. It gives the same fields, school, course and pages by its relations, to the public, and searches title and description alone (\`search\`). Ours answers a session, knows what its reader has unlocked and rated, and searches pages as well.`,
    );
  } finally {
    await Promise.all([api.stop(), directus.stop()]);
  }
}

async function checkSameDocuments(
  name: string,
  [apiSide, directusSide]: readonly [Side, Side],
): Promise<void> {
  const answers = await Promise.all([idsOf(apiSide), idsOf(directusSide)]);
  if (answers[0] !== answers[1])
    throw new Error(`${name}: ours answers with ${answers[0]}, Directus with ${answers[1]}.`);
}

type Document = { id: number; pages?: { number: number }[] };

/** Returns the ids and page counts of the documents in the answer to the first path. */
async function idsOf({ origin, headers, paths }: Side): Promise<string> {
  const answer = await askJson<Document | Document[] | { data: Document | Document[] }>(
    `${origin}${paths[0] ?? ''}`,
    { headers },
  );
  const documents = [answer && 'data' in answer ? answer.data : answer].flat();
  return documents.map(({ id, pages }) => (pages ? `${id} with ${pages.length} pages` : id)).join();
}
