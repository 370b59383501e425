import { lawfulServices, serviceOf } from '../orders/services';
import { labelOf, paperQualities, paperTypes } from '../orders/values';
import { asksForWriting, namesAssessedWork } from './writing-requests';

/** Description of the ordered work, complete or in part. */
export type WorkAsked = { service: string } & { [Field in AskedField]?: string | null };
type AskedField = 'paperType' | 'paperQuality' | (typeof textFields)[number];

const textFields = ['majorCourse', 'topic', 'reference', 'paperDescription', 'extraRequirements'] as const;

/** Field that makes an order one for written work, and the words in it. */
export type BarredPart = { field: 'service' | AskedField; said: string };

/**
 * Returns the part of an order that goes beyond help with the customer's own work; undefined for such help. That is any
 * service that is not a lawful one, a CV with a paper type, a mark or course words, and any request to write.
 */
export function barredPart(work: WorkAsked): BarredPart | undefined {
  const { id, kind, title } = serviceOf(work.service);
  if (!lawfulServices.includes(id)) return { field: 'service', said: title };
  const isCareer = kind === 'career';
  if (isCareer && work.paperType) return { field: 'paperType', said: labelOf(paperTypes, work.paperType) };
  if (isCareer && work.paperQuality)
    return { field: 'paperQuality', said: labelOf(paperQualities, work.paperQuality) };
  for (const field of textFields) {
    const text = work[field] ?? '';
    const said = asksForWriting(text) ?? (isCareer ? namesAssessedWork(text) : undefined);
    if (said) return { field, said };
  }
  return undefined;
}

const fieldWords: Readonly<Record<(typeof textFields)[number], string>> = {
  majorCourse: 'course',
  topic: 'topic',
  reference: 'sources',
  paperDescription: 'description',
  extraRequirements: 'extra requirements',
};

/** Returns a sentence for the customer about the part and what to do; '' for a service that is writing by its name. */
export function barredPartText(work: WorkAsked, { field, said }: BarredPart): string {
  const { kind, title } = serviceOf(work.service);
  if (field === 'service')
    return kind === 'writing'
      ? ''
      : `We cannot offer ${title} there either, because we cannot tell it from a written assignment.`;
  if (field === 'paperType')
    return `${title} with the paper type “${said}” would be a written assignment. Please leave the paper type empty.`;
  if (field === 'paperQuality')
    return `${title} with the quality “${said}” would be a written assignment. Please leave the quality empty.`;
  return `“${said}” in the ${fieldWords[field]} asks for a written assignment. Please tell us what help you need with your own work.`;
}
