import type { Experts } from '@aw/content/schemas/experts';
import { CardGrid } from '@aw/ui/patterns/card-grid';
import { TutorCard, TutorCardSkeleton } from '@aw/ui/patterns/tutor-card';
import { WhatsAppIcon } from '@aw/ui/patterns/whatsapp-icon';
import { Button } from '@aw/ui/primitives/button';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { Link } from '@aw/ui/primitives/link';
import { LoadingRegion } from '@aw/ui/primitives/skeleton';
import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { configQuery, usePublicConfig } from '~/lib/config';
import { whatsAppLink } from '~/lib/contact-links';
import { useHydrated } from '~/lib/use-hydrated';
import { tutorMessage } from './tutor-message';

type TutorsProps = { tutors: Experts['demoTutors']; none: Experts['noTutors'] };

/** The tutors of the demo, labelled as samples; on every other site a plain text, for there are none. */
export function Tutors({ tutors, none }: TutorsProps) {
  const { isPending } = useQuery(configQuery);
  const isHydrated = useHydrated();
  const config = usePublicConfig();
  if (!isHydrated || isPending) return <Skeletons count={tutors.length} />;
  if (!config.isDemo) return <NoTutors {...none} />;
  return (
    <CardGrid columns={2}>
      {tutors.map(({ id, ...tutor }) => (
        <li key={id}>
          <TutorCard {...tutor} isSample contactTo={whatsAppLink(config, tutorMessage(tutor))} />
        </li>
      ))}
    </CardGrid>
  );
}

function Skeletons({ count }: { count: number }) {
  return (
    <LoadingRegion label="Loading tutors…">
      <CardGrid columns={2}>
        {Array.from({ length: count }, (_, at) => (
          <li key={at}>
            <TutorCardSkeleton />
          </li>
        ))}
      </CardGrid>
    </LoadingRegion>
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
