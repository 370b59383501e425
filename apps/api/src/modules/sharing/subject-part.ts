import { subjects } from '@aw/contracts/documents/subjects';

const subjectParts = new Map<string, string>(
  subjects.map((name) => [name, name.toLowerCase().replaceAll(' ', '-')]),
);

/** Returns the part of a template for a subject. Each subject has its own icon; all other texts share one. */
export function subjectPart(subject: string): string {
  return subjectParts.get(subject) ?? 'other';
}
