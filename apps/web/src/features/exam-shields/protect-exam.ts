import { addExamShield, type ExamShield } from '@aw/contracts/exam-shields/public';
import { api } from '~/lib/api';

/** The browser makes hashes only for pages that came over a secure connection. */
export class InsecurePage extends Error {
  override readonly name = 'InsecurePage';
}

type Exam = { label: string; startsAt: string; endsAt: string; tasks: string[][] };

/** Protects an exam: only the fingerprints of its tasks are sent. Throws InsecurePage. */
export async function protectExam({ tasks, ...fields }: Exam): Promise<ExamShield> {
  const fingerprints: string[][] = [];
  for (const shingles of tasks) fingerprints.push(await makeFingerprints(shingles));
  return api.call(addExamShield, { body: { ...fields, tasks: fingerprints } });
}

/** The first 64 bits of the SHA-256 of each, in hexadecimal. Throws InsecurePage. */
export async function makeFingerprints(shingles: readonly string[]): Promise<string[]> {
  // Typed as always there, but missing on pages without TLS.
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) throw new InsecurePage();
  const encoder = new TextEncoder();
  return Promise.all(
    shingles.map(async (one) => {
      const digest = await subtle.digest('SHA-256', encoder.encode(one));
      return [...new Uint8Array(digest, 0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    }),
  );
}
