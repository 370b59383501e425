import { addExamShield, type ExamShield } from '@aw/contracts/exam-shields/public';
import { api } from '~/lib/api';

/** Thrown on pages without a secure connection, where browsers offer no hash functions. */
export class InsecurePage extends Error {
  override readonly name = 'InsecurePage';
}

type Exam = { label: string; startsAt: string; endsAt: string; tasks: string[][] };

/** Protects an exam. Sends only the fingerprints of its questions. Throws InsecurePage. */
export async function protectExam({ tasks, ...fields }: Exam): Promise<ExamShield> {
  const fingerprints: string[][] = [];
  for (const shingles of tasks) fingerprints.push(await makeFingerprints(shingles));
  return api.call(addExamShield, { body: { ...fields, tasks: fingerprints } });
}

/** Returns the first 64 bits of each shingle's SHA-256 in hexadecimal. Throws InsecurePage. */
export async function makeFingerprints(shingles: readonly string[]): Promise<string[]> {
  // The type says that it always exists, but it is missing on pages without TLS.
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
