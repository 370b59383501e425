import { listFileTypes } from '@aw/contracts/documents/file-types';
import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { Upload } from 'lucide-react';
import { paths } from '~/lib/paths';
import { EverythingField } from '~/shell/search/everything-field';
import { HeroFigure } from './hero-figure';

const links = [
  { label: 'Study guides', to: paths.studyGuides() },
  { label: 'Expert help', to: paths.expertHelp },
  { label: 'AI tutoring', to: paths.aiTutoring() },
];

/** The top of the home page: headline, search field, three calls to action and a page from the library. */
export function Hero() {
  return (
    <div className="wrap grid gap-10 pt-10 pb-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.04fr)] lg:gap-16 lg:pt-18 lg:pb-20">
      <div className="grid content-center gap-5">
        <h1 className="text-36 leading-[1.06] tracking-[-0.024em] lg:text-[56px]">
          Find the page that explains it.
        </h1>
        <p className="text-18 text-ink-muted">
          Find study documents by school and course. The first pages are free. Upload your own documents to
          earn credits and unlock the rest.
        </p>
        <EverythingField size="lg" hasHotkey button={<Button type="submit">Search</Button>} />
        <div className="flex flex-wrap gap-x-4 gap-y-2 *:flex-auto lg:*:flex-none">
          <Button asChild variant="primary" icon={Upload}>
            <Link to={paths.upload()}>Upload Documents</Link>
          </Button>
          <Button asChild>
            <Link to={paths.payment}>Order Assignment</Link>
          </Button>
          <Button asChild>
            <Link to={paths.aiChat()}>Try AI Chat</Link>
          </Button>
        </div>
        <p className="text-14 text-ink-muted">{`${listFileTypes('and')} up to 10MB.`}</p>
        <ul className="flex flex-wrap gap-x-5 gap-y-2 text-15 font-medium">
          {links.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className="inline-block py-0.5">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <HeroFigure />
    </div>
  );
}
