import { type Subject, subjects } from '@aw/contracts/documents/subjects';

/** Usual beginnings of course codes. */
const codeSubjects: Record<string, Subject> = {
  MATH: 'Mathematics',
  CALC: 'Mathematics',
  STAT: 'Statistics',
  STATS: 'Statistics',
  PHYS: 'Physics',
  PHY: 'Physics',
  CHEM: 'Chemistry',
  CHM: 'Chemistry',
  BIO: 'Biology',
  BIOL: 'Biology',
  CS: 'Computer Science',
  CSC: 'Computer Science',
  CSE: 'Computer Science',
  COMP: 'Computer Science',
  ENGR: 'Engineering',
  ECON: 'Economics',
  ECO: 'Economics',
  BUS: 'Business',
  ACCT: 'Accounting',
  ACC: 'Accounting',
  FIN: 'Finance',
  MKT: 'Marketing',
  MKTG: 'Marketing',
  MGMT: 'Management',
  MGT: 'Management',
  PSY: 'Psychology',
  PSYC: 'Psychology',
  PSYCH: 'Psychology',
  SOC: 'Sociology',
  SOCI: 'Sociology',
  POLS: 'Political Science',
  POLI: 'Political Science',
  HIST: 'History',
  GEOG: 'Geography',
  PHIL: 'Philosophy',
  ENG: 'English',
  ENGL: 'English',
  LIT: 'Literature',
  LAW: 'Law',
  MED: 'Medicine',
  NURS: 'Nursing',
  NUR: 'Nursing',
  EDU: 'Education',
  EDUC: 'Education',
  MUS: 'Music',
  ARCH: 'Architecture',
  ENV: 'Environmental Science',
  COMM: 'Communication',
  ANTH: 'Anthropology',
  REL: 'Religious Studies',
  IT: 'Information Technology',
};
/** Subjects whose names are everyday words. Only a course code suggests them. */
const everyday = new Set<string>([
  'English',
  'Art',
  'Design',
  'Education',
  'Health',
  'Law',
  'Languages',
  'Management',
  'Business',
  'Music',
  'Medicine',
  'Communication',
  'History',
]);
/** Number of times that the text must name a subject, and how much more often than any other. */
const minMentions = 3;
const minLead = 2;

type Texts = { name: string; text: string; courseCode: string | null };

/**
 * Suggests one of the 38 subjects: by the letters of the course code, by the only subject in the name, or by the one that
 * the text names most, if it is clear.
 */
export function suggestSubject({ name, text, courseCode }: Texts): Subject | undefined {
  const letters = /^\p{L}+/u.exec(courseCode ?? '')?.[0].toUpperCase() ?? '';
  if (codeSubjects[letters]) return codeSubjects[letters];
  const inName = subjects.filter((subject) => countOf(name, subject) > 0);
  const [only, second] = inName.filter((subject) => !isPart(subject, inName));
  if (only && !second && !everyday.has(only)) return only;
  const [first, next] = subjects
    .filter((subject) => !everyday.has(subject))
    .map((subject) => ({ subject, count: countOf(text, subject) }))
    .toSorted((a, b) => b.count - a.count);
  if (!first || first.count < minMentions || first.count < minLead * (next?.count ?? 0)) return undefined;
  return first.subject;
}

/** Returns whether another of the subjects contains this name, as "Computer Science" would contain "Science". */
function isPart(subject: Subject, all: readonly Subject[]): boolean {
  return all.some((other) => other !== subject && other.includes(subject));
}

function countOf(text: string, subject: Subject): number {
  return [...text.matchAll(new RegExp(`(?<!\\p{L})${subject}(?!\\p{L})`, 'giu'))].length;
}
