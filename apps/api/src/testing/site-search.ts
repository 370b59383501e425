import type { SearchAnswer, Suggestion } from '@aw/contracts/search/public';
import type { Caller } from './calls';
import { insertRow, updateRow } from './rows';
import { listedDocument } from './saved-searches';
import type { TestApp } from './test-app';

type DocumentChange = Parameters<typeof updateRow<'documents'>>[3];
type Text = { free?: string; locked?: string };

/** Inserts a listed document with a free and a locked page, and returns its id. */
export async function searchedDocument(
  test: TestApp,
  uploaderId: string,
  title: string,
  { free, locked, ...change }: DocumentChange & Text = {},
): Promise<number> {
  const pages = [
    ...(free === undefined ? [] : [{ text: free, is_free: true }]),
    ...(locked === undefined ? [] : [{ text: locked, is_free: false }]),
  ];
  const id = await listedDocument(test, { title, uploaderId, pages });
  if (Object.keys(change).length > 0) await updateRow(test, 'documents', id, change);
  return id;
}

/** Inserts a school and returns its id. */
export async function searchedSchool(test: TestApp, name: string, location: string): Promise<number> {
  return (await insertRow(test, 'schools', { name, type: 'university', location })).id;
}

/** Returns the searches of one person in everything. */
export function siteSearch({ get }: Pick<Caller, 'get'>) {
  const ask = (q: string, more = '') => get(`/api/search?q=${encodeURIComponent(q)}${more}`);
  const answer = async (q: string, more = '') => {
    const response = await ask(q, more);
    if (response.statusCode !== 200) throw new Error(`Answered ${response.statusCode}: ${response.body}`);
    return response.json<SearchAnswer>();
  };
  return {
    ask,
    answer,
    titles: async (q: string, more = '') => (await answer(q, more)).results.map(({ title }) => title),
    counts: async (q: string, more = '') => (await answer(q, more)).counts,
    /** Returns the titles of all pages, following the links of each. */
    async allTitles(q: string, more = ''): Promise<string[]> {
      const titles: string[] = [];
      let url: string | undefined = `/api/search?q=${encodeURIComponent(q)}${more}`;
      while (url) {
        const response = await get(url);
        if (response.statusCode !== 200) throw new Error(`Answered ${response.statusCode}: ${response.body}`);
        titles.push(...response.json<SearchAnswer>().results.map(({ title }) => title));
        const next = /<([^>]+)>; rel="next"/.exec(String(response.headers.link ?? ''))?.[1];
        if (next === url) throw new Error(`This page is its own next page: ${url}`);
        url = next;
      }
      return titles;
    },
    suggest: async (q: string, more = '') =>
      (await get(`/api/search/suggest?q=${encodeURIComponent(q)}${more}`)).json<Suggestion[]>(),
  };
}
