import type { Place, PlaceDecision, SimilarPlace } from '@aw/contracts/schools/places';
import { suggestCourse } from '@aw/contracts/schools/suggest-course';

export type PlaceFields = { name: string; code: string; department: string };

/** Returns the fields of a new place as the form begins. Code and department of a course are guessed from its name. */
export function startOf({ kind, name }: Pick<Place, 'kind' | 'name'>): PlaceFields {
  return kind === 'course' ? { name, ...suggestCourse(name) } : { name, code: '', department: '' };
}

/** Returns the decision to send for a choice: 'add', 'decline' or 'merge:{id}'. Undefined while it is incomplete. */
export function decisionOf(
  choice: string | undefined,
  kind: Place['kind'],
  fields: PlaceFields,
): PlaceDecision | undefined {
  if (choice === 'decline') return { decision: 'decline' };
  if (choice?.startsWith('merge:'))
    return { decision: 'merge', intoId: Number(choice.slice('merge:'.length)) };
  const name = fields.name.trim();
  if (choice !== 'add' || name.length < 2) return undefined;
  if (kind === 'school') return { decision: 'add', name };
  const [code, department] = [fields.code.trim(), fields.department.trim()];
  return code === '' ? undefined : { decision: 'add', name, code, department };
}

/** Returns the choice to merge a place into one of the list; undefined while none is chosen. */
export function mergeInto(place: Pick<SimilarPlace, 'id'>): string;
export function mergeInto(place: Pick<SimilarPlace, 'id'> | undefined): string | undefined;
export function mergeInto(place: Pick<SimilarPlace, 'id'> | undefined): string | undefined {
  return place && `merge:${place.id}`;
}
