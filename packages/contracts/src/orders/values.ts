import { inSentence } from '../documents/file-types';

/** Value of a list in a form, with its label. */
export type Choice<V extends string = string> = { value: V; label: string };

const choices = <const V extends string>(labels: Record<V, string>): readonly Choice<V>[] =>
  (Object.keys(labels) as V[]).map((value) => ({ value, label: labels[value] }));

export const educationLevels = choices({
  'high-school': 'High school',
  undergraduate: 'Undergraduate',
  graduate: 'Graduate',
  masters: 'Masters',
  phd: 'PhD',
});

export const paperTypes = choices({
  essay: 'Essay',
  'research-paper': 'Research paper',
  dissertation: 'Dissertation',
  thesis: 'Thesis',
  assignment: 'Assignment',
  'case-study': 'Case study',
  coursework: 'Coursework',
});

export const paperQualities = choices({
  '2:2': '2:2',
  '2:1': '2:1',
  '1st': '1st',
  masters: 'Masters',
  phd: 'PhD',
});

export const deliveryTimes = choices({
  '24-hours': '24 hours',
  '48-hours': '48 hours',
  '3-days': '3 days',
  '7-days': '7 days',
  '15-days': '15 days',
  'more-than-15': 'More than 15 days',
});

export const assistants = choices({
  'no-one': 'No one',
  tutor: 'Tutor',
  friend: 'Friend',
  family: 'Family',
  'online-service': 'Online service',
});

export const citationStyles = choices({
  mla: 'MLA',
  apa: 'APA',
  chicago: 'Chicago',
  harvard: 'Harvard',
  oscola: 'OSCOLA',
});

export type DeliveryTime = (typeof deliveryTimes)[number]['value'];

/** Hours from payment to the deadline. Times over 15 days begin at 21 and are changed by agreement. */
export const deliveryHours: Readonly<Record<DeliveryTime, number>> = {
  '24-hours': 24,
  '48-hours': 48,
  '3-days': 72,
  '7-days': 168,
  '15-days': 360,
  'more-than-15': 504,
};

/** Returns the values alone, for a schema. */
export function valuesOf<V extends string>(list: readonly Choice<V>[]): [V, ...V[]] {
  const [first, ...rest] = list.map(({ value }) => value);
  if (first === undefined) throw new Error('A list of choices is empty.');
  return [first, ...rest];
}

/** Returns the label of a stored value; the value itself if the list does not contain it. */
export function labelOf(list: readonly Choice[], value: string | null | undefined): string {
  return list.find((one) => one.value === value)?.label ?? value ?? '';
}

/** File types that an order can have, keyed by extension, with their names in explanations. */
const fileTypeNames = { pdf: 'PDF', doc: 'DOC', docx: 'DOCX', txt: 'plain text (TXT)' };

/** Returns true if files of this type can be added to an order. */
export function isOrderFileType(type: string): boolean {
  return Object.hasOwn(fileTypeNames, type);
}

/** Extensions of files that can be added to an order, with their dot. */
export const orderFileTypes: readonly string[] = Object.keys(fileTypeNames).map((type) => `.${type}`);

/** Types of order files for a sentence: 'PDF, DOC, DOCX or TXT'. */
export const orderFileTypesText = inSentence(
  Object.keys(fileTypeNames).map((type) => type.toUpperCase()),
  'or',
);

/** Order file types with their full names: 'PDF, DOC, DOCX and plain text (TXT)'. */
export const orderFileTypesInFull = inSentence(Object.values(fileTypeNames), 'and');

/** Maximum number of files that a customer can add to one order. */
export const maxOrderFiles = 20;

/** Maximum number of words of an order that is placed online. */
export const maxOrderWords = 100_000;

/** Text that the customer confirms with every order. */
export const integrityText =
  'I will use this work as a model and reference, and follow the academic-integrity rules of my institution.';
