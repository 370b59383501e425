import type { Subject } from '@aw/contracts/documents/subjects';

/** A made-up expert, who is labelled as a sample wherever they are shown. */
export type DemoTutor = {
  id: string;
  firstName: string;
  lastName: string;
  headline: string;
  subjects: readonly Subject[];
  experience: string;
  education: string;
};

/** Four fictional experts, who gave the answers to the demo questions of their subjects. */
export const demoTutors: readonly DemoTutor[] = [
  {
    id: 'anon_demotutor1_1760000000000',
    firstName: 'Mira',
    lastName: 'Halvorsen',
    headline: 'Mathematics and statistics tutor',
    subjects: ['Mathematics', 'Statistics', 'Computer Science'],
    experience: '9 years of teaching',
    education: 'PhD in mathematics',
  },
  {
    id: 'anon_demotutor2_1760000000000',
    firstName: 'Tomas',
    lastName: 'Ekberg',
    headline: 'Chemistry and biology tutor',
    subjects: ['Chemistry', 'Biology'],
    experience: '7 years of teaching',
    education: 'MSc in biochemistry',
  },
  {
    id: 'anon_demotutor3_1760000000000',
    firstName: 'Lena',
    lastName: 'Duarte',
    headline: 'Economics and business tutor',
    subjects: ['Economics', 'Business', 'Finance'],
    experience: '11 years of teaching',
    education: 'MBA, BSc in economics',
  },
  {
    id: 'anon_demotutor4_1760000000000',
    firstName: 'Idris',
    lastName: 'Farrow',
    headline: 'Academic writing tutor',
    subjects: ['English', 'Literature', 'Philosophy'],
    experience: '12 years of editing',
    education: 'MA in English literature',
  },
];
