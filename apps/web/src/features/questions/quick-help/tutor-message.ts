import type { Tutor } from '@aw/content/schemas/experts';

/** What a chat with a tutor begins with. */
export function tutorMessage({ name, specialties }: Pick<Tutor, 'name' | 'specialties'>): string {
  return `Hello! I would like help from ${name} with ${specialties[0]?.toLowerCase() ?? 'my studies'}:`;
}
