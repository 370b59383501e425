import { Readable } from 'node:stream';
import { type Clamd, eicar, startClamd } from '@aw/dev/clamd';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readClamdAddress } from '../../config/settings/clamd-address';
import { createClamdScanner } from './clamd-scanner';
import { ScannerUnavailableError } from './scanner';

const streamMaxLength = 1024 * 1024;

let clamd: Clamd;
beforeAll(async () => {
  clamd = await startClamd({ streamMaxLength, slowMs: 100 });
});
beforeEach(() => clamd.set('well'));
afterAll(() => clamd.stop());

function scan(bytes: Buffer, deadlineMs = 10_000) {
  const address = readClamdAddress(clamd.address);
  if (!address) throw new Error('The test server has no readable address.');
  return createClamdScanner({ address, deadlineMs }).scan(Readable.from([bytes]));
}

describe('a scan by clamd', () => {
  it('[D12] finds the EICAR test file behind many chunks and names it', async () => {
    const bytes = Buffer.concat([Buffer.alloc(300_000, 1), Buffer.from(eicar)]);
    expect(await scan(bytes)).toEqual({ status: 'infected', finding: 'Eicar-Signature' });
    expect(clamd.scannedBytes.at(-1)).toBe(bytes.length);
  });

  it('waits for a slow scanner', async () => {
    clamd.set('slow');
    expect(await scan(Buffer.from('a harmless file'))).toEqual({ status: 'clean' });
  });

  it.each(['silent', 'cut', 'broken'] as const)(
    '[D12] gives no verdict if the scanner is %s',
    async (mood) => {
      clamd.set(mood);
      await expect(scan(Buffer.from('a harmless file'), 200)).rejects.toThrow(ScannerUnavailableError);
    },
  );

  it('[D12] gives no verdict about a file that is larger than the scanner accepts', async () => {
    await expect(scan(Buffer.alloc(streamMaxLength + 1))).rejects.toThrow(
      'INSTREAM size limit exceeded. ERROR',
    );
  });

  it('[D12] gives no verdict while nothing listens, and one afterwards', async () => {
    await clamd.stop();
    await expect(scan(Buffer.from('a harmless file'))).rejects.toThrow(ScannerUnavailableError);
    await clamd.start();
    expect(await scan(Buffer.from('a harmless file'))).toEqual({ status: 'clean' });
  });

  it('passes on an error of the file', async () => {
    const source = Readable.from(
      (async function* () {
        yield Buffer.from('a beginning');
        throw new Error('The disk failed.');
      })(),
    );
    const address = readClamdAddress(clamd.address) ?? { port: 0 };
    await expect(createClamdScanner({ address, deadlineMs: 5_000 }).scan(source)).rejects.toThrow(
      'The disk failed.',
    );
  });
});

describe('the address of clamd', () => {
  it.each([
    ['clamd:3310', { host: 'clamd', port: 3310 }],
    ['[::1]:3310', { host: '::1', port: 3310 }],
    ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
    ['clamd', undefined],
    ['clamd:99999', undefined],
    ['tcp://clamd:3310', undefined],
  ])('%s is read as %o', (text, address) => {
    expect(readClamdAddress(text)).toEqual(address);
  });
});
