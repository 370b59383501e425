import { familyInk, familySurface, SubjectGlyph, subjectFamily } from '@aw/ui/patterns/subject-glyph';
import { Badge } from '@aw/ui/primitives/badge';
import { Icon } from '@aw/ui/primitives/icon';
import { Link } from '@aw/ui/primitives/link';
import { Search } from 'lucide-react';
import { paths } from '~/lib/paths';
import { HeroPage } from './hero-page/hero-page';

const subject = 'Mathematics';
const search = 'point of inflection';

/** Shows on a real document page what a search in the library finds. */
export function HeroFigure() {
  const family = subjectFamily(subject);
  return (
    <figure className="min-w-0 self-center">
      <div className="flex items-center justify-between gap-2">
        <span
          className={`flex items-center gap-1.5 rounded-t-2 ps-3 pe-3.5 pt-1 pb-1.25 text-13 leading-5 font-strong ${familySurface[family]} ${familyInk[family]}`}
        >
          <SubjectGlyph subject={subject} />
          {subject}
        </span>
        <span className="text-12 leading-4.5 text-ink-faint tabular-nums">page 1 of 4</span>
      </div>
      <div className={`overflow-hidden rounded-se-2 ps-4 pt-4 sm:ps-6 sm:pt-6 ${familySurface[family]}`}>
        <div className="aspect-[880/700] overflow-hidden bg-surface-raised shadow-page sm:aspect-[880/556]">
          <HeroPage />
        </div>
      </div>
      <SearchHit />
    </figure>
  );
}

/** The search result, with a link to that search. */
function SearchHit() {
  return (
    <figcaption className="relative ms-auto -mt-7 grid w-[min(400px,92%)] gap-1.5 rounded-2 bg-surface-raised px-4.5 py-4 shadow-2 lg:-me-4 lg:-mt-13">
      <p className="text-14">
        <Link to={paths.documents({ q: search })} className="inline-flex min-h-6 items-center gap-2">
          <Icon icon={Search} size="sm" />
          {search}
        </Link>
      </p>
      <p className="font-serif text-17">
        A <mark>{search}</mark> needs a change of sign, not only a zero.
      </p>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-12 text-ink-faint">
        <Badge tone="mark">p. 1</Badge>
        Curve sketching: a worked checklist
      </p>
    </figcaption>
  );
}
