import { paths } from '~/lib/paths';

/** A link of a menu. `covers` lists further pages that belong to it. */
export type MenuLink = { label: string; to: string; covers?: readonly string[] };

/** A labelled group of links. */
export type Menu = { label: string; items: MenuLink[] };

/** Menu of the header: the Blog link and four drop-downs. */
export const headerMenu: (MenuLink | Menu)[] = [
  { label: 'Blog', to: paths.blog },
  {
    label: 'Company',
    items: [
      { label: 'About', to: paths.about },
      { label: 'Careers', to: paths.careers },
    ],
  },
  {
    label: 'Students',
    items: [
      { label: 'Documents', to: paths.documents() },
      { label: 'Schools', to: paths.schools(), covers: ['/courses'] },
      { label: 'Study Guides', to: paths.studyGuides() },
      { label: 'Upload Documents', to: paths.upload() },
      { label: 'Questions', to: paths.questions, covers: [paths.ask] },
      {
        label: 'Quizzes',
        to: paths.quizzes,
        covers: ['/quiz', paths.cards, '/certificates', paths.aiQuizGenerator()],
      },
      { label: 'AI Chat', to: paths.aiChat(), covers: ['/shared-chat'] },
      { label: 'Writing Services', to: paths.services },
      { label: 'My Library', to: paths.library() },
      { label: 'Your Orders', to: paths.orders },
      { label: 'Your Profile', to: paths.profile },
    ],
  },
  {
    label: 'Educators',
    items: [
      { label: 'Schools', to: paths.schools(), covers: ['/courses'] },
      { label: 'Expert Help', to: paths.expertHelp },
      { label: 'For Experts', to: paths.expert },
      { label: 'Exam Shield', to: paths.examShield },
      { label: 'AI Tutoring', to: paths.aiTutoring() },
      { label: 'Admin Panel', to: paths.admin },
    ],
  },
  {
    label: 'Resources',
    items: [
      { label: 'Support', to: `${paths.help}#support` },
      { label: 'Help Center', to: paths.help },
      { label: 'Contact Us', to: paths.contact },
      { label: 'Privacy Policy', to: paths.privacy },
      { label: 'Terms of Use', to: paths.terms },
    ],
  },
];

/** Actions at the end of the header. The last two are for visitors without an account. */
export const headerActions = {
  order: { label: 'Order Assignment', to: paths.payment, covers: [paths.paymentSuccess] },
  signIn: { label: 'Sign In', to: paths.login() },
  join: { label: 'Join', to: paths.join },
} as const satisfies Record<string, MenuLink>;

/** Personal pages in the account menu. */
export const ownPages: MenuLink[] = [
  { label: 'My library', to: paths.library() },
  { label: 'Profile', to: paths.profile },
  { label: 'Your orders', to: paths.orders },
  { label: 'Settings', to: paths.settings },
];
