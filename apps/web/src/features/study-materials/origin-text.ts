import type { StudyMaterial } from '@aw/contracts/study-materials/public';
import { formatCount } from '@aw/ui/primitives/format-count';
import { kindTexts } from '~/study-materials/material-texts';

/** Returns who made study material, how it was checked, and how much of its source was read. */
export function originText(material: StudyMaterial): string {
  const { kind, source, model, count, wantedCount, isSaved, dropped } = material;
  const { readCount, sourceCount, documentId } = material;
  const read =
    readCount !== null && sourceCount !== null && readCount < sourceCount
      ? ` The ${kindTexts[kind].noun}s come from ${readCount} of the ${formatCount(sourceCount, documentId === null ? 'answer' : 'page')} that you can read.`
      : '';
  // Nobody made the material of the demo data.
  if (source === null) return '';
  if (source === 'library')
    return kind === 'summary'
      ? 'These are sentences of the document, chosen because their words occur on many of its pages.'
      : 'These are the first lines of the pages, as far as they look like headings.';
  const name = model === null ? 'An AI model' : `The AI model ${model}`;
  if (kind === 'outline') return `${name} wrote these headings. Please check them against the pages.${read}`;
  if (kind === 'summary')
    return `${name} wrote these points, and checked each against the pages again.${droppedText(dropped, 'point')}${read}`;
  const fewer = count < wantedCount && !isSaved ? ` There are ${count} instead of ${wantedCount}.` : '';
  return `${name} wrote these cards, and checked each by answering it without seeing its back.${droppedText(dropped, kindTexts[kind].noun)}${fewer}${read}`;
}

function droppedText(dropped: number, noun: string): string {
  return dropped === 0 ? '' : ` We left out ${formatCount(dropped, noun)} that did not pass.`;
}
