import { paths } from '../../lib/paths';

/** A way on from a page that is not open yet: an address of the site. */
export type Way = {
  icon: 'experts' | 'guides' | 'quizzes';
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

export const askWay: Way = {
  icon: 'experts',
  title: 'Ask an expert',
  text: 'Post a question; a person answers it in steps.',
  to: paths.ask,
};

export const quizzesWay: Way = {
  icon: 'quizzes',
  title: 'Quizzes',
  text: 'Timed, with explanations and a certificate.',
  to: paths.quizzes,
};
