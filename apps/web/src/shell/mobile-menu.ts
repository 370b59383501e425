import type { MenuShortcut } from '@aw/ui/patterns/mobile-menu';
import { PenLine, Upload, UserPlus } from 'lucide-react';
import { paths } from '~/lib/paths';
import type { Menu } from './header-menu';

/** Sections of the menu on small screens. */
export const mobileSections: Menu[] = [
  {
    label: 'Main Services',
    items: [
      { label: 'Writing Services', to: paths.services },
      { label: 'Order Assignment', to: paths.payment, covers: [paths.paymentSuccess] },
      { label: 'Expert Help', to: paths.expertHelp },
      { label: 'AI Tutoring', to: paths.aiTutoring() },
      { label: 'AI Quiz Generator', to: paths.aiQuizGenerator() },
    ],
  },
  {
    label: 'Company',
    items: [
      { label: 'About', to: paths.about },
      { label: 'Careers', to: paths.careers },
      { label: 'Press', to: paths.press },
      { label: 'Blog', to: paths.blog },
      { label: 'Help Center', to: paths.help },
      { label: 'Contact Us', to: paths.contact },
    ],
  },
  {
    label: 'Student Section',
    items: [
      { label: 'Documents', to: paths.documents() },
      { label: 'Schools', to: paths.schools(), covers: ['/courses'] },
      { label: 'Study Guides', to: paths.studyGuides() },
      { label: 'Questions', to: paths.questions, covers: [paths.ask] },
      { label: 'Quizzes', to: paths.quizzes, covers: ['/quiz', paths.cards, '/certificates'] },
      { label: 'AI Chat', to: paths.aiChat(), covers: ['/shared-chat'] },
      { label: 'My Library', to: paths.library() },
      { label: 'Your Orders', to: paths.orders },
      { label: 'Your Profile', to: paths.profile },
    ],
  },
  {
    label: 'Educators Section',
    items: [
      { label: 'Schools', to: paths.schools(), covers: ['/courses'] },
      { label: 'For Experts', to: paths.expert },
      { label: 'Exam Shield', to: paths.examShield },
      { label: 'Admin Panel', to: paths.admin },
    ],
  },
];

const shortcuts: MenuShortcut[] = [
  { label: 'Upload', to: paths.upload(), icon: Upload, isPrimary: true },
  { label: 'Order', to: paths.payment, icon: PenLine },
];
const join: MenuShortcut = { label: 'Join', to: paths.join, icon: UserPlus };

/** Returns the shortcuts at the top of the mobile menu: Upload and Order, and Join for visitors without an account. */
export function mobileShortcuts(hasAccount: boolean): MenuShortcut[] {
  return hasAccount ? shortcuts : [...shortcuts, join];
}
