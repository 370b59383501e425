import type { Experts } from '@aw/content/schemas/experts';
import type { TutorCard as Tutor } from '@aw/contracts/experts/public';
import { CardGrid } from '@aw/ui/patterns/card-grid';
import { TutorCard, TutorCardSkeleton } from '@aw/ui/patterns/tutor-card';
import { WhatsAppIcon } from '@aw/ui/patterns/whatsapp-icon';
import { Button } from '@aw/ui/primitives/button';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { Link } from '@aw/ui/primitives/link';
import { UsersRound } from 'lucide-react';
import { useRef } from 'react';
import { usePublicConfig } from '~/lib/config';
import { whatsAppLink } from '~/lib/contact-links';
import { usePages } from '~/lib/use-pages';
import { QueryStates } from '~/shell/query-states';
import { answerTime, tutorMessage } from './tutor-texts';
import { tutorsPerPage, tutorsQuery } from './tutors-query';

type TutorsProps = { emptyTexts: Experts['noTutors'] };

/** Lists experts with a public profile. Invented profiles of the demo are labelled as samples. */
export function Tutors({ emptyTexts }: TutorsProps) {
  const pages = usePages(tutorsQuery);
  const list = useRef<HTMLDivElement>(null);
  const query = { ...pages, data: pages.data?.pages.flatMap(({ items }) => items) };
  const showMore = async (shownCount: number) => {
    await pages.fetchNextPage();
    // The button may have disappeared, so the focus moves to the first new card.
    requestAnimationFrame(() =>
      list.current?.querySelectorAll<HTMLElement>('article a')[shownCount]?.focus(),
    );
  };
  return (
    <QueryStates query={query} noun="Tutors" skeleton={<Skeletons />} empty={<NoTutors {...emptyTexts} />}>
      {(tutors) => (
        <div ref={list} className="grid gap-5">
          <Cards tutors={tutors} />
          {pages.hasNextPage && (
            <div>
              <Button
                isPending={pages.isFetchingNextPage}
                pendingLabel="Loading…"
                onClick={() => void showMore(tutors.length)}
              >
                Show more tutors
              </Button>
            </div>
          )}
        </div>
      )}
    </QueryStates>
  );
}

function Cards({ tutors }: { tutors: Tutor[] }) {
  const config = usePublicConfig();
  return (
    <CardGrid columns={2}>
      {tutors.map((tutor) => (
        <li key={tutor.id}>
          <TutorCard
            name={tutor.name}
            headline={tutor.headline}
            subjects={tutor.subjects}
            experience={tutor.experience}
            education={tutor.education}
            rating={tutor.rating ?? undefined}
            reviews={tutor.reviews}
            answerTime={answerTime(tutor.medianAnswerMinutes)}
            completedAnswers={tutor.completedAnswers}
            status={tutor.status}
            isSample={tutor.isSample}
            contactTo={whatsAppLink(config, tutorMessage(tutor))}
          />
        </li>
      ))}
    </CardGrid>
  );
}

function Skeletons() {
  return (
    <CardGrid columns={2}>
      {Array.from({ length: tutorsPerPage }, (_, at) => (
        <li key={at}>
          <TutorCardSkeleton />
        </li>
      ))}
    </CardGrid>
  );
}

function NoTutors({ title, text }: Experts['noTutors']) {
  const config = usePublicConfig();
  return (
    <EmptyState
      level={3}
      icon={UsersRound}
      title={title}
      action={
        <Button asChild icon={WhatsAppIcon}>
          <Link to={whatsAppLink(config, 'Hello! I am looking for a tutor for:')}>Ask for a tutor</Link>
        </Button>
      }
    >
      {text}
    </EmptyState>
  );
}
