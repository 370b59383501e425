import { paths } from '../../lib/paths';

/** A way on from a page that is not open yet: an address of the site, or a mail to support. */
export type Way = {
  icon: 'documents' | 'experts' | 'guides' | 'mail';
  title: string;
  text: string;
} & ({ to: string } | { channel: 'mail' });

export const documentsWay: Way = {
  icon: 'documents',
  title: 'Study documents',
  text: 'Search notes, past exams and lab reports.',
  to: paths.documents(),
};

export const guidesWay: Way = {
  icon: 'guides',
  title: 'Study guides',
  text: 'Guides and notes by subject, no account needed.',
  to: paths.studyGuides(),
};

export const expertHelpWay: Way = {
  icon: 'experts',
  title: 'Expert Help',
  text: 'Questions are collected with the quick form.',
  to: paths.expertHelp,
};

export const mailWay: Way = {
  icon: 'mail',
  title: 'Write an e-mail',
  text: 'Tell us what you need; a person answers.',
  channel: 'mail',
};
