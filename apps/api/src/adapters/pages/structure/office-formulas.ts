import { type MathNode, structureLimits } from '@aw/contracts/documents/page-structure';
import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { type MathElement, toMathMl } from './omml';

const parts = /^(?:word\/document|ppt\/slides\/slide(\d+))\.xml$/;
const omml = new Set([
  'http://schemas.openxmlformats.org/officeDocument/2006/math',
  'http://purl.oclc.org/ooxml/officeDocument/math',
]);
const maxFormulas = 2000;
const maxElements = 2000;

/**
 * Returns the formulas of a Word or PowerPoint file as MathML, in the order of its text or slides. A formula that is too
 * large is left out, and its letters are shown as they are drawn.
 */
export function formulasOf(bytes: Uint8Array): MathNode[] {
  const files = unzipSync(bytes, { filter: ({ name }) => parts.test(name) });
  const numberOf = (name: string) => Number(parts.exec(name)?.[1] ?? 0);
  return Object.keys(files)
    .toSorted((a, b) => numberOf(a) - numberOf(b))
    .flatMap((name) => readFormulas(strFromU8(files[name] ?? new Uint8Array())))
    .slice(0, maxFormulas)
    .flatMap((element) => toMathMl(element) ?? []);
}

function readFormulas(xml: string): MathElement[] {
  // Most files have none, and reading them is not needed.
  if (!xml.includes('oMath>')) return [];
  const formulas: MathElement[] = [];
  const open: MathElement[] = [];
  let count = 0;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', () => undefined);
  parser.on('opentag', ({ uri, local, attributes }) => {
    if (!omml.has(uri) || (open.length === 0 && local !== 'oMath')) return;
    if (open.length === 0) count = 0;
    const value = Object.values(attributes).find((attribute) => attribute.local === 'val')?.value;
    const element: MathElement = { name: local, value, text: '', children: [] };
    if (++count <= maxElements && open.length < 4 * structureLimits.mathDepth)
      open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const last = open.at(-1);
    if (last?.name === 't') last.text += text;
  });
  parser.on('closetag', ({ uri }) => {
    if (!omml.has(uri)) return;
    const closed = open.pop();
    if (closed && open.length === 0 && closed.name === 'oMath') formulas.push(closed);
  });
  parser.write(xml).close();
  return formulas;
}
