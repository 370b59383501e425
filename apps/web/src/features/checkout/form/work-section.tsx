import {
  assistants,
  citationStyles,
  deliveryTimes,
  paperQualities,
  paperTypes,
} from '@aw/contracts/orders/values';
import { priceOrder, standardPriceBook } from '@aw/pricing';
import { FormSection } from '@aw/ui/patterns/form-section';
import { countOf, figure } from '@aw/ui/primitives/count-of';
import { Note } from '@aw/ui/primitives/note';
import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type OrderValues, wordsOf } from '../order-values';
import type { ServiceOffer } from '../place/service-offer';
import { ChoiceField } from './choice-field';
import { followedPages } from './followed-pages';
import { gridStyle } from './grid-style';
import { TextField } from './text-field';

/** What is to be done, with the rule by which the chosen service is priced; where writing is barred, the lawful services with the reason. */
export function WorkSection({ offer, rule }: { offer: ServiceOffer; rule: string | undefined }) {
  return (
    <FormSection title="About the work">
      <div className="grid grid-cols-1 gap-5">
        {offer.reason && (
          <Note tone="caution" title="We offer other kinds of help here.">
            {offer.reason} {offer.barred?.message} We kept what you typed. Please choose one of the services
            below.
          </Note>
        )}
        <div className={gridStyle}>
          <TextField name="majorCourse" isRequired maxLength={200} />
          <TextField name="topic" isRequired maxLength={300} />
          <ChoiceField name="service" options={offer.services} help={rule} />
          <ChoiceField name="paperType" options={paperTypes} isOptional />
          <ChoiceField name="paperQuality" options={paperQualities} isOptional />
          <ChoiceField name="deliveryTime" options={deliveryTimes} />
          <WordFields />
          <ChoiceField name="citationStyle" options={citationStyles} isOptional />
          <ChoiceField name="whoAssisted" options={assistants} isOptional />
          <div className="grid sm:col-span-2">
            <TextField name="reference" maxLength={2000} placeholder="Sources you must use" />
          </div>
        </div>
      </div>
    </FormSection>
  );
}

/** Words, which rule the price, and pages, which follow them until somebody sets their own. */
function WordFields() {
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
        help="We fill this in for you (250 words a page). You can change it."
      />
    </>
  );
}

function billedText(words: number): string {
  // How words are counted is the same in every price book.
  const { billedWords } = priceOrder(words, standardPriceBook, new Date());
  const rule = 'We round up to the next 1,000 words';
  if (billedWords === words) return `${rule}.`;
  return `${rule}: ${countOf(words, 'word')} cost the same as ${figure(billedWords)}.`;
}
