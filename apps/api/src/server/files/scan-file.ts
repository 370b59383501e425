import type { Readable } from 'node:stream';
import * as documents from '@aw/db/documents';
import { ScannerUnavailableError, type ScanResult } from '../../adapters/scanner/scanner';
import type { Context } from '../../context';
import { laterScan } from '../../jobs/later-reading';
import { fileInfected, scannerAway } from './file.errors';

/** Outcome of the scan of a stored file. `waiting` has the time of the next scan. */
export type FileScan =
  | { status: 'clean' }
  | { status: 'waiting'; startAfter: Date }
  | { status: 'refused'; code: 'infected' | 'unscanned'; reason: string };

const unscanned =
  'We could not check this file for viruses for a whole week, so we did not accept it. This is not your fault. Please upload it again later.';

/** Returns the reason for the sender of a file in which the scanner found something. */
export const infectedReason = (finding: string) =>
  `Our virus scanner found a harmful program in this file (${finding.slice(0, 100)}), so we did not accept it. Check your device for viruses, and upload a copy that is safe.`;

/**
 * Scans a stored file before anything else reads it. Without a scanner, every file is clean. While the scanner gives no
 * verdict, the file waits, and it is refused after a week. Throws FileMissingError and FilesUnavailableError.
 */
export async function scanStored(
  ctx: Pick<Context, 'db' | 'files' | 'now' | 'scanner'>,
  sha256: string,
): Promise<FileScan> {
  const file = ctx.scanner && (await documents.findFile(ctx.db, sha256));
  if (ctx.scanner && !file) throw new Error(`The file ${sha256} is not in the file table.`);
  try {
    const result = file ? await ctx.scanner?.scan(await ctx.files.read(file.storage_key)) : undefined;
    await documents.endScanWait(ctx.db, sha256);
    return result ? verdictOf(result) : { status: 'clean' };
  } catch (error) {
    if (!(error instanceof ScannerUnavailableError)) throw error;
    const since = await documents.startScanWait(ctx.db, sha256, ctx.now());
    const startAfter = laterScan(since, ctx.now());
    if (startAfter) return { status: 'waiting', startAfter };
    await documents.endScanWait(ctx.db, sha256);
    return { status: 'refused', code: 'unscanned', reason: unscanned };
  }
}

/** Scans a stored file that waits for nothing, such as a draft. Returns undefined without a verdict. */
export async function scanOnce(
  { files, scanner }: Pick<Context, 'files' | 'scanner'>,
  storageKey: string,
): Promise<Exclude<FileScan, { status: 'waiting' }> | undefined> {
  try {
    return scanner ? verdictOf(await scanner.scan(await files.read(storageKey))) : { status: 'clean' };
  } catch (error) {
    if (error instanceof ScannerUnavailableError) return undefined;
    throw error;
  }
}

function verdictOf(result: ScanResult): Exclude<FileScan, { status: 'waiting' }> {
  return result.status === 'infected'
    ? { status: 'refused', code: 'infected', reason: infectedReason(result.finding) }
    : { status: 'clean' };
}

/** Scans bytes whose sender waits for the answer. Throws 422 `files.infected`, or 503 `server.busy` without a verdict. */
export async function scanNow({ scanner }: Pick<Context, 'scanner'>, source: () => Readable): Promise<void> {
  if (!scanner) return;
  const result = await scanner.scan(source()).catch((error: unknown) => {
    throw error instanceof ScannerUnavailableError ? scannerAway(error) : error;
  });
  if (result.status === 'infected') throw fileInfected(infectedReason(result.finding));
}
