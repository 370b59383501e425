import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib';
import { judgeNames } from './active-content';

const mostObjects = 200_000;
const mostDepth = 50;

/**
 * The same look through a PDF that opens without a password but whose objects are encrypted, or packed in an unusual way;
 * 'unchecked' when the parser cannot open them either.
 */
export async function findActiveSealed(
  bytes: Uint8Array,
): Promise<'active' | 'attachments' | 'unchecked' | undefined> {
  try {
    const document = await PDFDocument.load(bytes, { password: '', updateMetadata: false });
    const objects = document.context.enumerateIndirectObjects();
    if (objects.length > mostObjects) return 'unchecked';
    for (const [, object] of objects) {
      const names = new Set<string>();
      collect(object, names, 0);
      const found = judgeNames(names);
      if (found) return found;
    }
    return undefined;
  } catch {
    return 'unchecked';
  }
}

function collect(object: PDFObject, names: Set<string>, depth: number): void {
  if (depth > mostDepth) throw new Error('Too deep an object.');
  if (object instanceof PDFName) names.add(object.decodeText());
  else if (object instanceof PDFArray) for (const one of object.asArray()) collect(one, names, depth + 1);
  else if (object instanceof PDFStream) collect(object.dict, names, depth + 1);
  else if (object instanceof PDFDict)
    for (const [key, value] of object.entries()) {
      names.add(key.decodeText());
      collect(value, names, depth + 1);
    }
}
