import { paths } from '../../lib/paths';

/** A way on from a page that is not open yet: an address of the site. */
export type Way = {
  icon: 'guides' | 'quizzes';
  title: string;
  text: string;
  to: string;
};

export const guidesWay: Way = {
  icon: 'guides',
  title: 'Study guides',
  text: 'Guides and notes by subject, no account needed.',
  to: paths.studyGuides(),
};

export const quizzesWay: Way = {
  icon: 'quizzes',
  title: 'Quizzes',
  text: 'Timed, with explanations and a certificate.',
  to: paths.quizzes,
};
