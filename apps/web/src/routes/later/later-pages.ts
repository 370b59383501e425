import {
  documentsWay,
  guidesWay,
  mailWay,
  profileWay,
  schoolsWay,
  uploadWay,
  type Way,
  whatsAppWay,
} from './ways';

export type LaterPage = {
  /** The route's pattern, as the router writes it. */
  path: string;
  /** The page's h1 and the first part of its title. */
  title: string;
  /** What the page is for, and that it is not open yet. */
  text: string;
  ways: readonly [Way, Way];
  /** Whether the page also lists every way to reach support. */
  hasContacts?: boolean;
};

function later(path: string, title: string, text: string, ways: readonly [Way, Way]): LaterPage {
  return { path, title, text, ways };
}

/** The pages that are named and linked but not open yet; each leaves this list when it is built. */
export const laterPages: readonly LaterPage[] = [
  later(
    '/questions',
    'Q&A with Expert Tutors',
    'Questions and their answers by expert tutors will be listed here; asking and answering is not open yet.',
    [documentsWay, guidesWay],
  ),
  later(
    '/ask',
    'Ask a Question',
    'Here you will ask expert tutors about what you are stuck on; asking is not open yet.',
    [documentsWay, mailWay],
  ),
  later(
    '/ai-chat',
    'AI Chat',
    'A chat that helps with homework and shows the page it read will be here; it is not open yet.',
    [documentsWay, guidesWay],
  ),
  later(
    '/ai-tutoring',
    'AI Tutoring',
    'A tutor that works through a subject with you will be here; it is not open yet.',
    [guidesWay, documentsWay],
  ),
  later(
    '/ai-quiz-generator',
    'AI Quiz Generator',
    'Here you will have a quiz made on a subject of your choice; the generator is not open yet.',
    [guidesWay, documentsWay],
  ),
  later(
    '/quizzes',
    'Quizzes',
    'Timed quizzes in 38 subjects will be here; the quiz library is not open yet.',
    [guidesWay, documentsWay],
  ),
  later('/quiz/:id', 'Quiz', 'Here you will take a quiz and see your result; quizzes are not open yet.', [
    guidesWay,
    documentsWay,
  ]),
  later(
    '/expert-help',
    'Expert Help',
    'The profiles of our expert tutors will be here; the page is not open yet, but support answers today.',
    [whatsAppWay, mailWay],
  ),
  later(
    '/services',
    'Services',
    'All writing and editing services with their prices will be listed here; the list is not open yet.',
    [whatsAppWay, mailWay],
  ),
  later('/about', 'About Us', 'Who we are and how we work will be told here; the page is not open yet.', [
    documentsWay,
    mailWay,
  ]),
  later('/careers', 'Careers', 'Our openings will be listed here; the list is not open yet.', [
    mailWay,
    documentsWay,
  ]),
  later(
    '/press',
    'Press',
    'News about us and material for the press will be here; the page is not open yet.',
    [mailWay, documentsWay],
  ),
  later(
    '/privacy',
    'Privacy Policy',
    'The full policy on what we keep and why will be published here; the text is not out yet.',
    [mailWay, profileWay],
  ),
  later(
    '/terms',
    'Terms of Use',
    'The terms under which this site is used will be published here; the text is not out yet.',
    [mailWay, documentsWay],
  ),
  {
    ...later(
      '/help',
      'Help Center',
      'Answers to common questions will be searchable here; the search is not open yet, but support answers today.',
      [uploadWay, schoolsWay],
    ),
    hasContacts: true,
  },
  later(
    '/help/getting-started',
    'Getting Started',
    'A guide for your first visit will be here; it is not written yet, but you can begin right away.',
    [schoolsWay, uploadWay],
  ),
  later(
    '/help/account-help',
    'Account Help',
    'Help with your profile, settings and security will be here; it is not written yet.',
    [profileWay, mailWay],
  ),
  later(
    '/help/study-tools',
    'Study Tools',
    'A guide to each study tool will be here; it is not written yet.',
    [documentsWay, guidesWay],
  ),
  {
    ...later(
      '/contact',
      'Contact Us',
      'A message form will be here; it is not open yet, but these ways to reach us work today.',
      [documentsWay, schoolsWay],
    ),
    hasContacts: true,
  },
  later(
    '/blog',
    'Blog',
    'Articles on academic writing and studying will be here; the blog is not open yet.',
    [guidesWay, documentsWay],
  ),
  later('/blog/:id', 'Blog Article', 'This article will be here; the blog is not open yet.', [
    guidesWay,
    documentsWay,
  ]),
];

/** The id that the router gives the route of a page that is not open yet. */
export function laterRouteId(page: Pick<LaterPage, 'path'>): string {
  return `later${page.path}`;
}

/** The page of a router's route id; undefined for every other route. */
export function laterPageOf(routeId: string): LaterPage | undefined {
  return laterPages.find((page) => laterRouteId(page) === routeId);
}
