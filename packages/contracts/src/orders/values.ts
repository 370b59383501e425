/** A value of a form's list with the words that people read. */
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

/** Hours from payment to the deadline; a longer time than 15 days begins at 21 and is moved by agreement. */
export const deliveryHours: Readonly<Record<DeliveryTime, number>> = {
  '24-hours': 24,
  '48-hours': 48,
  '3-days': 72,
  '7-days': 168,
  '15-days': 360,
  'more-than-15': 504,
};

/** Values alone, as a schema takes them. */
export function valuesOf<V extends string>(list: readonly Choice<V>[]): [V, ...V[]] {
  const [first, ...rest] = list.map(({ value }) => value);
  if (first === undefined) throw new Error('A list of choices is empty.');
  return [first, ...rest];
}

/** The words for a stored value; the value itself when the list does not know it. */
export function labelOf(list: readonly Choice[], value: string | null | undefined): string {
  return list.find((one) => one.value === value)?.label ?? value ?? '';
}

/** Endings of files that go with an order. */
export const orderFileTypes = ['.pdf', '.doc', '.docx', '.txt'] as const;

/** Most files that a customer adds to one order. */
export const maxOrderFiles = 20;

/** Most words of one order online. */
export const maxOrderWords = 100_000;

/** What is acknowledged with every order. */
export const integrityText =
  'I will use this work as a model and reference, and follow the academic-integrity rules of my institution.';
