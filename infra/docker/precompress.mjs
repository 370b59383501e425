// Writes `.br` and `.gz` beside every text file of a built site: node precompress.mjs FOLDER
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Please name the folder: node precompress.mjs FOLDER');
const texts = readdirSync(folder, { recursive: true }).filter((file) =>
  /\.(html|js|css|svg|txt)$/.test(file),
);
for (const file of texts) {
  const place = path.join(folder, file);
  const bytes = readFileSync(place);
  writeFileSync(`${place}.br`, brotliCompressSync(bytes));
  writeFileSync(`${place}.gz`, gzipSync(bytes, { level: 9 }));
}
