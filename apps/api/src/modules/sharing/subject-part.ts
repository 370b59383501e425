import { subjects } from '@aw/contracts/documents/subjects';

const known = new Map<string, string>(
  subjects.map((name) => [name, name.toLowerCase().replaceAll(' ', '-')]),
);

/** By which part of a template a subject is shown: each has a sign of its own, other texts share one. */
export function subjectPart(subject: string): string {
  return known.get(subject) ?? 'other';
}
