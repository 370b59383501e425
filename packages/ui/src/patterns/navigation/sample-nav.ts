import { Upload } from 'lucide-react';
import type { SignedInUser } from './account-menu';
import type { SiteFooterProps } from './site-footer';
import type { SiteHeaderProps } from './site-header';

const company = {
  label: 'Company',
  items: [
    { label: 'About', to: '/about' },
    { label: 'Careers', to: '/careers' },
  ],
};
const students = {
  label: 'Students',
  items: [
    { label: 'Documents', to: '/documents' },
    { label: 'Questions', to: '/questions' },
    { label: 'Quizzes', to: '/quizzes' },
    { label: 'Study Guides', to: '/study-guides' },
    { label: 'AI Chat', to: '/ai-chat' },
  ],
};
const educators = {
  label: 'Educators',
  items: [
    { label: 'Schools', to: '/schools' },
    { label: 'Expert Help', to: '/expert-help' },
    { label: 'AI Tutoring', to: '/ai-tutoring' },
    { label: 'Admin Panel', to: '/admin' },
  ],
};
const resources = {
  label: 'Resources',
  items: [
    { label: 'Support', to: '/help' },
    { label: 'Help Center', to: '/help/getting-started' },
    { label: 'Contact Us', to: '/contact' },
    { label: 'Privacy Policy', to: '/privacy' },
    { label: 'Terms of Use', to: '/terms' },
  ],
};
const whatsAppTo = 'https://wa.example/15550100';
const email = 'support@academicworkshop.example';

/** Header data as a site would pass it. */
export const sampleHeader: Omit<SiteHeaderProps, 'onToggleTheme'> = {
  contact: {
    claims: ['24/7 professional writing services', 'Over 18 years of experience'],
    whatsAppTo,
    email,
  },
  nav: [{ label: 'Blog', to: '/blog' }, company, students, educators, resources],
  currentPath: '/documents',
  order: { label: 'Order Assignment', to: '/payment' },
  join: { label: 'Join', to: '/join' },
  signIn: { label: 'Sign In', to: '/login' },
  theme: 'light',
  menu: {
    shortcuts: [
      { label: 'Upload', to: '/upload', icon: Upload, isPrimary: true },
      { label: 'Order', to: '/payment' },
      { label: 'Join', to: '/join' },
    ],
    sections: [
      {
        label: 'Main Services',
        items: [
          { label: 'Services', to: '/services' },
          { label: 'Blog', to: '/blog' },
        ],
      },
      company,
      { ...students, label: 'Student Section' },
      { ...educators, label: 'Educators Section' },
    ],
    help: { title: 'Need Help?', text: 'We answer day and night.', whatsAppTo, email },
  },
};

export const sampleUser: Omit<SignedInUser, 'onSignOut'> = {
  name: 'Layla',
  fullName: 'Layla Mansour',
  email: 'layla@example.com',
  links: [
    { label: 'Profile', to: '/profile' },
    { label: 'Settings', to: '/settings' },
  ],
};

export const sampleFooter: SiteFooterProps = {
  about: '24/7 professional writing services and a study library, with over 18 years of experience.',
  contacts: [{ label: email, to: `mailto:${email}` }],
  columns: [
    students,
    educators,
    { label: 'Support', items: resources.items.slice(1) },
    {
      label: 'Connect with Us',
      items: [
        { label: 'WhatsApp', to: whatsAppTo },
        { label: 'Email', to: `mailto:${email}` },
      ],
    },
  ],
  closing: ['© 2026 Academic Workshop', 'Not sponsored or endorsed by any school.'],
};
