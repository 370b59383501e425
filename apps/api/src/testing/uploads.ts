import type { LightMyRequestResponse } from 'fastify';
import { uniquePdf } from './make-pdf';
import type { TestApp } from './test-app';

type Uploader<Options> = {
  upload: (bytes: Uint8Array, options?: Options) => Promise<LightMyRequestResponse>;
};

/** Uploads a file, runs its checks and returns the id of the document. */
export async function uploadDocument<Options>(
  test: TestApp,
  uploader: Uploader<Options>,
  bytes: Uint8Array,
  options?: Options,
): Promise<number> {
  const response = await uploader.upload(bytes, options);
  if (response.statusCode !== 201) throw new Error(`Answered ${response.statusCode}: ${response.body}`);
  await test.processAll();
  return response.json<{ id: number }>().id;
}

/** Uploads new PDFs with the given numbers of pages, runs their checks and returns the ids of the documents. */
export async function uploadDocuments(
  test: TestApp,
  { upload }: Uploader<never>,
  count: number,
  pages = 1,
): Promise<number[]> {
  const ids: number[] = [];
  for (let i = 0; i < count; i++) ids.push((await upload(await uniquePdf(pages))).json<{ id: number }>().id);
  await test.processAll();
  return ids;
}
