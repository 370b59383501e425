import type { Config } from '../../config/config';
import { readClamdAddress } from '../../config/settings/clamd-address';
import type { Scanner } from './scanner';

/** Opens the virus scanner. Returns null without its address; files are then not scanned. */
export async function openScanner({ CLAMD_ADDRESS, CLAMD_DEADLINE_MS }: Config): Promise<Scanner | null> {
  const address = CLAMD_ADDRESS === undefined ? undefined : readClamdAddress(CLAMD_ADDRESS);
  if (!address) return null;
  const { createClamdScanner } = await import('./clamd-scanner');
  return createClamdScanner({ address, deadlineMs: CLAMD_DEADLINE_MS });
}
