import { alsoArchive, alsoOther } from '../other-openings';
import type { Refused } from '../page-reader';
import { refusal, twoInOne } from '../refusals';
import { findActive } from './active-content';
import { findActiveSealed } from './encrypted-objects';
import type { PdfFinding } from './object-judge';

/** Why a PDF is not taken, by its bytes: it opens as something else as well, or carries more than pages; undefined for one that is taken. */
export async function judgePdf(bytes: Buffer): Promise<Refused | undefined> {
  const other = alsoOther(bytes);
  if (other !== undefined) return twoInOne('a PDF', other);
  const { finding, sealed } = findActive(bytes);
  const found = finding ?? (sealed > 0 ? await findActiveSealed(bytes, sealed) : undefined);
  if (found) return refusal(found, 'pdf');
  return alsoArchive(bytes) ? twoInOne('a PDF', 'a ZIP archive') : undefined;
}

/** The same for the copy that PDFium writes of what it understands; none when it cannot write one. */
export function judgeCopy(copy: Buffer | undefined): PdfFinding | undefined {
  if (copy === undefined) return 'unchecked';
  const { finding, sealed } = findActive(copy);
  return finding ?? (sealed > 0 ? 'unchecked' : undefined);
}
