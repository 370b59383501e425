import { type ReviewFlashcard, rateFlashcard } from '@aw/contracts/cards/public';
import { Flashcard } from '@aw/ui/patterns/flashcard';
import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { useEffect, useRef, useState } from 'react';
import { documentAddress } from '~/documents/document-address';
import { api } from '~/lib/api';
import { materialAddress } from '~/study-materials/material-address';
import { RatingButtons } from './rating-buttons';

type FlashcardStepProps = {
  card: ReviewFlashcard;
  /** Position among the due cards, from 1. */
  number: number;
  total: number;
  onRated: () => void;
};

/** Shows the front of a flashcard, then its back with buttons to rate how well it was known. */
export function FlashcardStep({ card, number, total, onRated }: FlashcardStepProps) {
  const [isShown, setShown] = useState(false);
  const region = useRef<HTMLElement>(null);
  // The pressed button has disappeared, so the focus moves to the card.
  useEffect(() => {
    if (isShown || number > 1) region.current?.focus({ preventScroll: !isShown });
  }, [isShown, number]);
  const { cardId, due, materialId, materialTitle, frontHtml, backHtml, source, next } = card;
  return (
    <section ref={region} tabIndex={-1} aria-label="Card" className="grid max-w-measure gap-6 outline-none">
      <Flashcard
        title={materialTitle}
        number={number}
        total={total}
        frontHtml={frontHtml}
        backHtml={backHtml}
        isBackShown={isShown}
        source={
          <>
            From{' '}
            {source?.isReadable ? (
              <Link to={documentAddress(source.documentId, { page: source.page })}>
                {`${source.title}, p. ${source.page}`}
              </Link>
            ) : (
              materialTitle
            )}
            {'. '}
            <Link to={materialAddress({ id: materialId })}>Edit your flashcards</Link>
          </>
        }
      />
      {isShown ? (
        <RatingButtons
          next={next}
          onRate={(rating) => api.call(rateFlashcard, { body: { cardId, rating, due } })}
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
