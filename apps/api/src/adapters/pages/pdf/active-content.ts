import { ObjectJudge, type PdfFinding } from './object-judge';
import { unpackObjects } from './packed-objects';
import { gapStarts, nextObject } from './pdf-bytes';
import { readNames } from './pdf-tokens';

const maxInflatedBytes = 128 * 1024 * 1024;

/** Result of a scan: the first finding, and the number of object streams that could not be unpacked. */
export type Scan = { finding?: PdfFinding; sealed: number };

/**
 * Searches all objects in a PDF, including those in object streams and in earlier versions of the file, and the bytes
 * between them, for scripts, forms that send, programs to start, moving media and embedded files. The work is
 * bounded: each byte is read a few times, and 128 MiB are unpacked.
 */
export function findActive(bytes: Buffer): Scan {
  const judge = new ObjectJudge(bytes.length);
  let sealed = 0;
  let inflated = 0;
  for (let at = nextObject(bytes, 0); at >= 0; at = nextObject(bytes, at)) {
    const object = readNames(bytes, at);
    const finding = judge.judge({ bytes, at, object });
    if (finding) return { finding, sealed };
    if (object.isStream && holdsObjects(object.names)) {
      const packed = unpackObjects(bytes, { at, end: object.end }, maxInflatedBytes - inflated);
      if (packed === 'too large') return { finding: 'too_large_inside', sealed };
      if (packed === undefined) sealed++;
      inflated += packed?.content.length ?? 0;
      const inside = packed && judge.judgePacked(packed);
      if (inside) return { finding: inside, sealed };
    }
  }
  for (const at of gapStarts(bytes)) {
    const finding = judge.judge({ bytes, at, object: readNames(bytes, at) });
    if (finding) return { finding, sealed };
  }
  return { finding: judge.judgeAll(), sealed };
}

/** Returns whether an object is an object stream, including one that hides its type behind a reference. */
function holdsObjects(names: ReadonlySet<string>): boolean {
  return names.has('ObjStm') || (names.has('N') && names.has('First'));
}
