import type { Readable } from 'node:stream';

/** Result of a scan. `finding` is the scanner's name for what it found. */
export type ScanResult = { status: 'clean' } | { status: 'infected'; finding: string };

/** Scans files for malicious programs. */
export type Scanner = {
  /**
   * Scans a stream to its end. Throws ScannerUnavailableError if the scanner gives no verdict; errors of the stream are
   * passed on.
   */
  scan(source: Readable): Promise<ScanResult>;
};

/** Thrown if a scanner does not answer in time, answers with an error, or does not accept a file of this size. */
export class ScannerUnavailableError extends Error {
  readonly code = 'scanner_unavailable';

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ScannerUnavailableError';
  }
}
