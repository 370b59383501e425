import { randomInt, randomUUID } from 'node:crypto';
import { until } from '@aw/dev/waiting';
import PDFDocument from 'pdfkit';

export type Visitor = {
  cookie: string;
  /** Makes a call with JSON. */
  call: (path: string, options?: { method?: string; body?: unknown }) => Promise<Answer>;
  /** Uploads a document, by default with unique text. Returns its id. Throws if it is not accepted. */
  upload: (file?: { title?: string; bytes?: string | Uint8Array<ArrayBuffer> }) => Promise<number>;
  /** Resolves to the status of a document after its checks. */
  checked: (id: number) => Promise<string>;
};

export type Answer = { status: number; body: unknown };

/** Opens a session of a new anonymous visitor. */
export async function visit(origin: string): Promise<Visitor> {
  const entered = await fetch(`${origin}/api/user`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId: `anon_${randomUUID().replaceAll('-', '').slice(0, 12)}_${Date.now()}` }),
  });
  if (!entered.ok) throw new Error(`No session: ${entered.status} ${await entered.text()}`);
  const cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const call: Visitor['call'] = async (path, { method = 'GET', body } = {}) => {
    const answer = await fetch(origin + path, {
      method,
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      body: body ? JSON.stringify(body) : undefined,
    });
    const text = await answer.text();
    return { status: answer.status, body: text ? JSON.parse(text) : undefined };
  };
  return {
    cookie,
    call,
    async upload({ title = 'Lecture notes', bytes } = {}) {
      const form = new FormData();
      form.set('title', title);
      form.set('file', new Blob([bytes ?? (await uniquePdf())]), 'notes.pdf');
      const answer = await fetch(`${origin}/api/documents`, {
        method: 'POST',
        headers: { cookie },
        body: form,
      });
      if (answer.status !== 201) throw new Error(`Not accepted: ${answer.status} ${await answer.text()}`);
      return ((await answer.json()) as { id: number }).id;
    },
    async checked(id) {
      let state = 'processing';
      const isDecided = async () => {
        const { status, body } = await call(`/api/documents/${id}`);
        if (status === 200) state = (body as { status: string }).status;
        return state !== 'processing';
      };
      await until(isDecided, { withinMs: Infinity });
      return state;
    },
  };
}

const syllables = ['ba', 'ce', 'di', 'fo', 'gu', 'la', 'me', 'ni', 'po', 'ru', 'sa', 'te', 'vi', 'wo', 'zu'];
const word = () => Array.from({ length: 4 }, () => syllables[randomInt(syllables.length)]).join('');

/** Returns a PDF of one page with random words, so that it does not count as a copy of another. */
export async function uniquePdf(): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PDFDocument({ size: 'A4' });
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const isWritten = new Promise((resolve) => document.once('end', resolve));
  document.fontSize(14).text(Array.from({ length: 80 }, word).join(' '));
  document.end();
  await isWritten;
  return new Uint8Array(Buffer.concat(chunks));
}
