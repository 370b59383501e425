import { ActionCard } from '@aw/ui/patterns/action-card';
import { PageHead } from '@aw/ui/patterns/page-head';
import { BookOpen, FileText, GraduationCap, House } from 'lucide-react';
import { paths } from '~/lib/paths';
import { usePageTitle } from '~/lib/use-page-title';

const destinations = [
  {
    icon: FileText,
    title: 'Documents',
    text: 'Search notes, past exams and lab reports.',
    to: paths.documents(),
  },
  { icon: GraduationCap, title: 'Schools', text: 'Find your school, then your course.', to: paths.schools() },
  { icon: BookOpen, title: 'Study guides', text: 'Guides and notes by subject.', to: paths.studyGuides() },
  { icon: House, title: 'Home', text: 'Start again from the home page.', to: paths.home },
];

/** The 404 page, with links to four other pages. */
export function NotFound() {
  usePageTitle('404 Page Not Found');
  return (
    <div className="wrap">
      <PageHead
        title="404 Page Not Found"
        lead="We could not find this page. Check the link for typing mistakes, or try one of these pages."
      />
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {destinations.map((destination) => (
          <li key={destination.to}>
            <ActionCard {...destination} />
          </li>
        ))}
      </ul>
    </div>
  );
}
