import { hasCode } from '@aw/contracts/api-error';
import { getDeck, getReview, type ReviewQueue } from '@aw/contracts/cards/public';
import { urlOf } from '@aw/contracts/client';
import { PageHead } from '@aw/ui/patterns/page-head';
import { Button } from '@aw/ui/primitives/button';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { formatCount } from '@aw/ui/primitives/format-count';
import { Link } from '@aw/ui/primitives/link';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Download, Layers } from 'lucide-react';
import { useState } from 'react';
import { api } from '~/lib/api';
import { paths } from '~/lib/paths';
import { useSession } from '~/lib/session';
import { useAddressParams } from '~/lib/use-address-params';
import { useHydrated } from '~/lib/use-hydrated';
import { LoadError } from '~/shell/query-states';
import { AttemptQueue, NoAttempt } from './attempt-queue';
import { CardStep } from './card-step';
import { FlashcardStep } from './flashcard-step';

/** A person's due cards, as many as one call returns, and their total number; or the cards of an attempt. */
function cardsQuery(userId: string, attempt: string | undefined) {
  return queryOptions({
    queryKey: ['cards', userId, attempt],
    queryFn: ({ signal }) => api.call(getReview, { query: { attempt }, signal }),
    // Loaded on each visit and after the last card, but never while somebody is thinking about a card.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Spaced review of the quiz questions that a person answered wrongly and of their flashcards; with `attempt` in the address, in that attempt. */
export function CardsPage() {
  const { user } = useSession();
  const isHydrated = useHydrated();
  const [params] = useAddressParams();
  const attempt = params.get('attempt') ?? undefined;
  const cards = useQuery({
    ...cardsQuery(user?.id ?? '', attempt),
    enabled: isHydrated && user !== undefined,
  });
  const { data, error, isFetching } = cards;
  const refetch = () => void cards.refetch();
  return (
    <div className="wrap pb-16">
      <PageHead
        title="Review cards"
        lead="Practise the quiz questions you got wrong, and your flashcards. We show each one again just before you would forget it."
        actions={
          data &&
          countAll(data).total > 0 && (
            <Button asChild icon={Download}>
              <Link to={urlOf(getDeck, {})}>Download for Anki (.apkg)</Link>
            </Button>
          )
        }
      />
      {isHydrated && attempt !== undefined && hasCode(error, 'attempts.not_found', 'request.invalid') ? (
        <NoAttempt />
      ) : isHydrated && error ? (
        // Also after the last card: without an answer of the server, the page cannot say that none is due.
        <LoadError title="Your review cards did not load" query={cards} />
      ) : isHydrated && data && attempt !== undefined && data.attemptId === attempt ? (
        <AttemptQueue key={cards.dataUpdatedAt} attemptId={attempt} queue={data} onAgain={refetch} />
      ) : isHydrated && data ? (
        <Queue key={cards.dataUpdatedAt} queue={data} isFetching={isFetching} onDone={refetch} />
      ) : (
        <CardSkeleton />
      )}
    </div>
  );
}

/** Numbers of due cards and of all cards, of both kinds. */
function countAll({ due, total, flashcards }: ReviewQueue) {
  return { due: due + (flashcards?.due ?? 0), total: total + (flashcards?.total ?? 0) };
}

/** The due cards of both kinds, the longest due first. */
function dueCards({ cards, flashcards }: ReviewQueue) {
  return [
    ...cards.map((card) => ({ kind: 'question', due: card.due, card }) as const),
    ...(flashcards?.cards ?? []).map((card) => ({ kind: 'flashcard', due: card.due, card }) as const),
  ].toSorted((one, other) => Date.parse(one.due) - Date.parse(other.due));
}

type QueueProps = { queue: ReviewQueue; isFetching: boolean; onDone: () => void };

/** Shows the due cards one by one. `onDone` loads the next ones after the last. */
export function Queue({ queue, isFetching, onDone }: QueueProps) {
  const [at, setAt] = useState(0);
  const { due, total } = countAll(queue);
  const cards = dueCards(queue);
  const current = cards[at];
  const step = {
    number: at + 1,
    total: due,
    onRated() {
      setAt(at + 1);
      window.scrollTo({ top: 0 });
      if (at + 1 === cards.length) onDone();
    },
  };
  if (current?.kind === 'question')
    return <CardStep key={current.card.cardId} card={current.card} {...step} />;
  if (current)
    return <FlashcardStep key={`flashcard ${current.card.cardId}`} card={current.card} {...step} />;
  if (isFetching) return <CardSkeleton />;
  if (total === 0)
    return (
      <EmptyState
        icon={Layers}
        title="No review cards yet"
        action={
          <Button asChild>
            <Link to={paths.quizzes}>Browse quizzes</Link>
          </Button>
        }
      >
        Every quiz question you get wrong becomes a review card, and so do the flashcards you save.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={Layers}
      title="No review cards to practise now"
      action={
        <Button onClick={onDone} isPending={isFetching}>
          Refresh
        </Button>
      }
    >
      {total === 1
        ? 'You will see your review card'
        : `You will see your ${formatCount(total, 'review card')}`}{' '}
      again when it is time.
    </EmptyState>
  );
}

function CardSkeleton() {
  return (
    <LoadingRegion label="Loading your review cards…">
      <div className="grid max-w-measure gap-4">
        <Skeleton width="short" />
        <Skeleton shape="title" width="long" />
        <Skeleton shape="block" />
      </div>
    </LoadingRegion>
  );
}
