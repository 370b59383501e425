import { alsoArchive, alsoOther } from '../other-openings';
import type { Refused } from '../page-reader';
import { refusal, twoInOne } from '../refusals';
import { findActive } from './active-content';
import { findActiveSealed } from './encrypted-objects';
import type { PdfFinding } from './object-judge';

/**
 * Returns the refusal of a PDF that opens as something else as well, or contains more than pages. Undefined for an
 * accepted one.
 */
export async function judgePdf(bytes: Buffer): Promise<Refused | undefined> {
  const other = alsoOther(bytes);
  if (other !== undefined) return twoInOne('a PDF', other);
  const { finding, sealed } = findActive(bytes);
  const firstFinding = finding ?? (sealed > 0 ? await findActiveSealed(bytes, sealed) : undefined);
  if (firstFinding) return refusal(firstFinding, 'pdf');
  return alsoArchive(bytes) ? twoInOne('a PDF', 'a ZIP archive') : undefined;
}

/** Judges the copy that PDFium writes of its interpretation. Undefined without a copy. */
export function judgeCopy(copy: Buffer | undefined): PdfFinding | undefined {
  if (copy === undefined) return 'unchecked';
  const { finding, sealed } = findActive(copy);
  return finding ?? (sealed > 0 ? 'unchecked' : undefined);
}
