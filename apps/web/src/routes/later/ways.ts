import { paths } from '../../lib/paths';

/** A way on from a page that is not open yet: an address of the site, or one of the support channels. */
export type Way = {
  icon: 'documents' | 'guides' | 'mail' | 'profile' | 'schools' | 'upload' | 'whatsapp';
  title: string;
  text: string;
} & ({ to: string } | { channel: 'mail' | 'whatsapp' });

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

export const schoolsWay: Way = {
  icon: 'schools',
  title: 'Schools',
  text: 'Find your school, then the shelf of your course.',
  to: paths.schools(),
};

export const uploadWay: Way = {
  icon: 'upload',
  title: 'Upload Documents',
  text: 'Every tenth document earns 5 unlock credits.',
  to: paths.upload(),
};

export const profileWay: Way = {
  icon: 'profile',
  title: 'Your profile',
  text: 'Your uploads, rewards and credits on this device.',
  to: paths.profile,
};

export const whatsAppWay: Way = {
  icon: 'whatsapp',
  title: 'Write on WhatsApp',
  text: 'The chat opens with your question begun.',
  channel: 'whatsapp',
};

export const mailWay: Way = {
  icon: 'mail',
  title: 'Write an e-mail',
  text: 'Tell us what you need; a person answers.',
  channel: 'mail',
};
