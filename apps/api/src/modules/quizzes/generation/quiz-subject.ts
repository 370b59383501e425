import { type Subject, subjects } from '@aw/contracts/documents/subjects';

/** Short and alternative names of subjects. */
const names: Readonly<Record<string, Subject>> = {
  math: 'Mathematics',
  maths: 'Mathematics',
  algebra: 'Mathematics',
  calculus: 'Mathematics',
  geometry: 'Mathematics',
  stats: 'Statistics',
  statistic: 'Statistics',
  chem: 'Chemistry',
  bio: 'Biology',
  cs: 'Computer Science',
  computing: 'Computer Science',
  programming: 'Computer Science',
  econ: 'Economics',
  psych: 'Psychology',
  politics: 'Political Science',
  'political sciences': 'Political Science',
  it: 'Information Technology',
  'business studies': 'Business',
  'english language': 'English',
  grammar: 'English',
  'world history': 'History',
  religion: 'Religious Studies',
  arts: 'Art',
  'environmental studies': 'Environmental Science',
};

/** Returns the subject of our list that a text names, or undefined. */
export function subjectNamed(text: string): Subject | undefined {
  const name = text.replace(/\s+/g, ' ').trim().toLowerCase();
  return subjects.find((subject) => subject.toLowerCase() === name) ?? names[name];
}
