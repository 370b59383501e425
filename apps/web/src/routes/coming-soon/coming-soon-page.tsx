import { ActionCard } from '@aw/ui/patterns/action-card';
import { PageHead } from '@aw/ui/patterns/page-head';
import type { IconType } from '@aw/ui/primitives/icon';
import { BookOpen, ListChecks } from 'lucide-react';
import { useMatches } from 'react-router';
import { unlistedPageMeta } from '~/lib/page-title';
import { NotFound } from '~/shell/not-found';
import type { Route } from './+types/coming-soon-page';
import { comingSoonPageOf } from './coming-soon-pages';
import type { Way } from './ways';

const icons: Record<Way['icon'], IconType> = {
  guides: BookOpen,
  quizzes: ListChecks,
};

export function meta({ matches }: Route.MetaArgs) {
  const page = comingSoonPageOf(matches.at(-1)?.id ?? '');
  return page ? unlistedPageMeta(page.title, page.text) : [];
}

/** One page for every address that is named but not open yet: what it is for, and two ways on that work. */
export default function ComingSoonPage() {
  const page = comingSoonPageOf(useMatches().at(-1)?.id ?? '');
  if (!page) return <NotFound />;
  return (
    <div className="wrap">
      <PageHead title={page.title} lead={page.text} />
      <section aria-labelledby="ways-on">
        <h2 id="ways-on" className="mb-4 text-18 lg:text-22">
          What you can do now
        </h2>
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {page.ways.map((way) => (
            <li key={way.title}>
              <ActionCard icon={icons[way.icon]} title={way.title} text={way.text} to={way.to} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
