import type { ReviewQueue } from '@aw/contracts/cards/public';
import { Button } from '@aw/ui/primitives/button';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { formatCount } from '@aw/ui/primitives/format-count';
import { Link } from '@aw/ui/primitives/link';
import { CircleCheck, Layers, Timer } from 'lucide-react';
import { useState } from 'react';
import { paths } from '~/lib/paths';
import { CardStep } from './card-step';

type AttemptQueueProps = {
  attemptId: string;
  queue: ReviewQueue;
  /** Loads the cards of the attempt again. */
  onAgain: () => void;
};

/** Shows the cards of one attempt one by one, whether they are due or not. */
export function AttemptQueue({ attemptId, queue, onAgain }: AttemptQueueProps) {
  const { cards, hiddenQuizId, hiddenQuizTitle } = queue;
  const [at, setAt] = useState(0);
  const card = cards[at];
  if (hiddenQuizId !== undefined)
    return (
      <EmptyState
        icon={Timer}
        title={
          hiddenQuizTitle
            ? `You are taking “${hiddenQuizTitle}” right now`
            : 'You are taking this quiz right now'
        }
        action={
          <Button asChild>
            <Link to={paths.quiz(hiddenQuizId)}>Continue the quiz</Link>
          </Button>
        }
      >
        {hiddenQuizTitle ? 'It has the same questions, so these' : 'Its'} review cards would show you the
        answers. You can practise them when you have submitted the quiz.
      </EmptyState>
    );
  if (card)
    return (
      <CardStep
        key={card.cardId}
        card={card}
        number={at + 1}
        total={cards.length}
        onRated={() => {
          setAt(at + 1);
          window.scrollTo({ top: 0 });
        }}
      />
    );
  const [first] = cards;
  if (!first)
    return (
      <EmptyState icon={Layers} title="No review cards from this attempt" action={<AllCards />}>
        Every quiz question you get wrong becomes a review card.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={CircleCheck}
      title={cards.length === 1 ? 'You have practised this card' : `You have practised all ${cards.length}`}
      action={
        <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-3">
          <Button onClick={onAgain}>Practise again</Button>
          <Button asChild>
            <Link to={paths.quizAttempt(first.quizId, attemptId)}>Back to the result</Link>
          </Button>
          <AllCards />
        </div>
      }
    >
      You will see {cards.length === 1 ? 'this card' : `these ${formatCount(cards.length, 'card')}`} again
      just before you would forget {cards.length === 1 ? 'it' : 'them'}.
    </EmptyState>
  );
}

/** Answer to an address with an attempt that the person never made. */
export function NoAttempt() {
  return (
    <EmptyState icon={Layers} title="This attempt is not yours" action={<AllCards />}>
      You can practise the questions of your own attempts only.
    </EmptyState>
  );
}

function AllCards() {
  return <Link to={paths.cards}>All review cards</Link>;
}
