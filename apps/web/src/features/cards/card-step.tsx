import { type ReviewCard, rateCard } from '@aw/contracts/cards/public';
import { isRight, type Letter, letters } from '@aw/contracts/quizzes/attempts';
import { QuizQuestion } from '@aw/ui/patterns/quiz-question';
import { QuizReview } from '@aw/ui/patterns/quiz-review';
import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { useEffect, useRef, useState } from 'react';
import { api } from '~/lib/api';
import { paths } from '~/lib/paths';
import { optionsOf, stemOf } from '~/quizzes/question-texts';
import { RatingButtons } from './rating-buttons';

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
  const region = useRef<HTMLElement>(null);
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
        <RatingButtons
          next={card.next}
          onRate={(rating) => api.call(rateCard, { body: { cardId: card.cardId, rating, due: card.due } })}
          onRated={onRated}
        />
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
