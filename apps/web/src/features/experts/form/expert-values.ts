import { type Subject, subjects } from '@aw/contracts/documents/subjects';
import type { ExpertFields, ExpertProfile } from '@aw/contracts/experts/profile';

/** Values of an empty form. */
export const emptyFields: ExpertFields = {
  shownName: '',
  headline: '',
  experience: '',
  education: '',
  subjects: [],
  isListed: false,
};

const subjectSet: ReadonlySet<string> = new Set(subjects);

/** Returns true if the value is one of the site's subjects. */
export function isSubject(text: unknown): text is Subject {
  return typeof text === 'string' && subjectSet.has(text);
}

/** Returns the form's initial values: those sent before, or empty ones. */
export function valuesOf(profile: ExpertProfile | null): ExpertFields {
  if (!profile) return emptyFields;
  const { shownName, headline, experience, education, isListed } = profile;
  const chosen = [...profile.subjects, ...profile.askedSubjects].filter(isSubject);
  return { shownName, headline, experience, education, isListed, subjects: chosen };
}

/** Returns the chosen subjects that staff have not approved, which need a proof. */
export function subjectsToProve(chosen: readonly Subject[], profile: ExpertProfile | null): Subject[] {
  const approved = new Set(profile?.status === 'approved' ? profile.subjects : []);
  return chosen.filter((subject) => !approved.has(subject));
}

/** Adds or removes a subject; returns the chosen subjects in the order of the taxonomy. */
export function withSubject(chosen: readonly Subject[], subject: Subject, isChosen: boolean): Subject[] {
  return subjects.filter((one) => (one === subject ? isChosen : chosen.includes(one)));
}
