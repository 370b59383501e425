import { spawn } from 'node:child_process';
import path from 'node:path';
import type { S3Peer } from './s3-peer';

const scripts = path.resolve(import.meta.dirname, '../../../../infra/backup');

/** Runs `backup.sh` or `restore.sh` with only these settings. Returns its exit code and its output. */
export function runBackupScript(
  name: string,
  argument: string,
  env: Record<string, string>,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn('bash', [path.join(scripts, name), argument], { env });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (bytes: Buffer) => (output += bytes.toString()));
    child.on('close', (code) => resolve({ code: code ?? -1, output }));
  });
}

/** Returns the settings of a bucket with files. */
export const s3Settings = ({ bucket, endpoint, credentials }: S3Peer['options']) => ({
  FILE_STORAGE: 's3',
  S3_BUCKET: bucket,
  S3_ENDPOINT: endpoint ?? '',
  S3_ACCESS_KEY_ID: credentials?.accessKeyId ?? '',
  S3_SECRET_ACCESS_KEY: credentials?.secretAccessKey ?? '',
});
