import { type Subject, subjects } from '@aw/contracts/documents/subjects';
import type { ExpertFields, ExpertProfile } from '@aw/contracts/experts/profile';

/** A form that nobody has filled in. */
export const emptyFields: ExpertFields = {
  shownName: '',
  headline: '',
  experience: '',
  education: '',
  subjects: [],
  isListed: false,
};

const known: ReadonlySet<string> = new Set(subjects);

/** Whether something is one of the subjects. */
export function isSubject(text: unknown): text is Subject {
  return typeof text === 'string' && known.has(text);
}

/** What the form begins with: what was sent before, or nothing. */
export function valuesOf(profile: ExpertProfile | null): ExpertFields {
  if (!profile) return emptyFields;
  const { shownName, headline, experience, education, isListed } = profile;
  const chosen = [...profile.subjects, ...profile.askedSubjects].filter(isSubject);
  return { shownName, headline, experience, education, isListed, subjects: chosen };
}

/** The chosen subjects that staff have not approved: each needs a proof. */
export function subjectsToProve(chosen: readonly Subject[], profile: ExpertProfile | null): Subject[] {
  const approved = new Set(profile?.status === 'approved' ? profile.subjects : []);
  return chosen.filter((subject) => !approved.has(subject));
}

/** The subjects in the order of the taxonomy, with one more or one less. */
export function withSubject(chosen: readonly Subject[], subject: Subject, isChosen: boolean): Subject[] {
  return subjects.filter((one) => (one === subject ? isChosen : chosen.includes(one)));
}
