import { reasonOf } from '@aw/contracts/api-error';
import { type Rating, type ReviewCard, rateCard, ratings } from '@aw/contracts/cards/public';
import { isRight, type Letter, letters } from '@aw/contracts/quizzes/attempts';
import { QuizQuestion } from '@aw/ui/patterns/quiz-question';
import { QuizReview } from '@aw/ui/patterns/quiz-review';
import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { Note } from '@aw/ui/primitives/note';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { api } from '~/lib/api';
import { paths } from '~/lib/paths';
import { optionsOf, stemOf } from '~/quizzes/question-texts';
import { intervalText } from './interval-text';

const ratingLabels: Readonly<Record<Rating, string>> = {
  again: 'Again',
  hard: 'Hard',
  good: 'Good',
  easy: 'Easy',
};

type CardStepProps = {
  card: ReviewCard;
  /** Position among the due cards, from 1. */
  number: number;
  total: number;
  onRated: () => void;
};

/** Shows the question of a card, then its answer with buttons to rate how well it was known. */
export function CardStep({ card, number, total, onRated }: CardStepProps) {
  const [chosen, setChosen] = useState<Letter | null>(null);
  const [isShown, setShown] = useState(false);
  const ratingId = useId();
  const region = useRef<HTMLElement>(null);
  const rate = useMutation({
    mutationFn: (rating: Rating) =>
      api.call(rateCard, { body: { cardId: card.cardId, rating, due: card.due } }),
    onSuccess: onRated,
  });
  // The pressed button has disappeared, so the focus moves to the card.
  useEffect(() => {
    if (isShown || number > 1) region.current?.focus({ preventScroll: !isShown });
  }, [isShown, number]);
  const { question, subject, quizId, quizTitle } = card;
  const shared = { subject, number, total, stem: stemOf(question), options: optionsOf(question) };
  return (
    <section ref={region} tabIndex={-1} aria-label="Card" className="grid max-w-measure gap-6 outline-none">
      {isShown ? (
        <QuizReview
          {...shared}
          chosen={chosen}
          right={letters.filter((letter) => isRight(card, letter))}
          explanation={card.explanation ? { source: card.explanation, html: card.explanationHtml } : null}
          actions={
            <p className="text-13 text-ink-muted">
              From <Link to={paths.quiz(quizId)}>{quizTitle}</Link>
              {card.source && `. Source: ${card.source}`}
            </p>
          }
        />
      ) : (
        <QuizQuestion {...shared} chosen={chosen} onChoose={setChosen} />
      )}
      {isShown ? (
        <div className="grid gap-3">
          <p id={ratingId} className="text-14 text-ink-muted">
            How well did you know it? Your choice decides when you see this card again.
          </p>
          <ul aria-labelledby={ratingId} className="grid grid-cols-2 gap-2 sm:grid-cols-4">
            {ratings.map((rating) => (
              <li key={rating} className="grid">
                <Button
                  isBlock
                  disabled={rate.isPending || rate.isSuccess}
                  onClick={() => rate.mutate(rating)}
                >
                  {ratingLabels[rating]}: {intervalText(card.next[rating])}
                </Button>
              </li>
            ))}
          </ul>
          {rate.error && (
            <Note tone="danger" title="Not saved.">
              {reasonOf(rate.error)}
            </Note>
          )}
        </div>
      ) : (
        <div>
          <Button variant="primary" onClick={() => setShown(true)}>
            Show answer
          </Button>
        </div>
      )}
    </section>
  );
}
