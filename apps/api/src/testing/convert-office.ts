import { readFile, writeFile } from 'node:fs/promises';
import { startLibreOffice } from '../adapters/pages/office/libre-office';

/** Converts Word and PowerPoint files to their older formats: `convert-office.ts from.docx to.doc …`. */
const files = process.argv.slice(2);
const converter = await startLibreOffice();
for (let at = 0; at + 1 < files.length; at += 2) {
  const [from = '', to = ''] = files.slice(at, at + 2);
  const isWord = to.endsWith('.doc');
  const { data } = await converter.convert(await readFile(from), {
    inputFormat: isWord ? 'docx' : 'pptx',
    outputFormat: isWord ? 'doc' : 'ppt',
  });
  await writeFile(to, data);
}
process.exit(0);
