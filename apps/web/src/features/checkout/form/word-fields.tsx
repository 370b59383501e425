import { priceOrder, standardPriceBook } from '@aw/pricing';
import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type OrderValues, wordsOf } from '../order-values';
import { followedPages } from './followed-pages';
import { TextField } from './text-field';

/** Words, which rule the price, and pages, which follow them until somebody sets their own. */
export function WordFields() {
  const { control, getValues, setValue } = useFormContext<OrderValues>();
  const words = useWatch({ control, name: 'wordCount' });
  const counted = useRef(words);
  const follow = (text: string) => {
    const pages = followedPages(getValues('numberOfPages'), counted.current, text);
    counted.current = text;
    if (pages !== undefined) setValue('numberOfPages', pages, { shouldValidate: true });
  };
  return (
    <>
      <TextField name="wordCount" inputMode="numeric" help={billedText(wordsOf(words))} onTyped={follow} />
      <TextField
        name="numberOfPages"
        inputMode="numeric"
        help="Set from the words, 250 to a page. You may change it."
      />
    </>
  );
}

function billedText(words: number): string {
  // How words are counted is the same in every price book.
  const { billedWords } = priceOrder(words, standardPriceBook, new Date());
  const rule = 'Counted in started thousands';
  if (billedWords === words) return `${rule}.`;
  return `${rule}: ${words.toLocaleString('en')} words count as ${billedWords.toLocaleString('en')}.`;
}
