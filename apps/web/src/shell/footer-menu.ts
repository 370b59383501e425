import type { PublicConfig } from '@aw/contracts/system/public';
import { mailLink, phoneLink } from '~/lib/contact-links';
import { paths } from '~/lib/paths';
import { siteDetails } from '~/lib/site-details';
import { supportLinks } from './contacts';
import type { Menu, MenuLink } from './header-menu';

/** Returns the company's column: contacts, then pages. */
export function companyLinks(config: PublicConfig): MenuLink[] {
  return [
    { label: config.email, to: mailLink(config) },
    { label: config.phone, to: phoneLink(config) },
    { label: 'About', to: paths.about },
    { label: 'Careers', to: paths.careers },
    { label: 'Press', to: paths.press },
  ];
}

/** Returns the columns of links beside the company's column. */
export function footerColumns(config: PublicConfig): Menu[] {
  return [
    {
      label: 'Students',
      items: [
        { label: 'Documents', to: paths.documents() },
        { label: 'Questions', to: paths.questions },
        { label: 'Quizzes', to: paths.quizzes },
        { label: 'Study Guides', to: paths.studyGuides() },
        { label: 'AI Chat', to: paths.aiChat() },
      ],
    },
    {
      label: 'Educators',
      items: [
        { label: 'Schools', to: paths.schools() },
        { label: 'Expert Help', to: paths.expertHelp },
        { label: 'For Experts', to: paths.expert },
        { label: 'Exam Shield', to: paths.examShield },
        { label: 'AI Tutoring', to: paths.aiTutoring() },
        { label: 'Admin Panel', to: paths.admin },
      ],
    },
    {
      label: 'Support',
      items: [
        { label: 'Help Center', to: paths.help },
        { label: 'Contact Us', to: paths.contact },
        { label: 'Privacy Policy', to: paths.privacy },
        { label: 'Terms of Use', to: paths.terms },
        { label: 'Accessibility', to: paths.accessibility },
      ],
    },
    {
      label: 'Connect with Us',
      items: [
        ...supportLinks(config),
        ...siteDetails.socialLinks.map(({ label, url }) => ({ label, to: url })),
      ],
    },
  ];
}
