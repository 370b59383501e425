import {
  assistants,
  citationStyles,
  deliveryTimes,
  paperQualities,
  paperTypes,
} from '@aw/contracts/orders/values';
import { FormSection } from '@aw/ui/patterns/form-section';
import { Note } from '@aw/ui/primitives/note';
import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useNow } from '~/lib/use-now';
import type { OrderValues } from '../order-values';
import { pagesForWords } from '../order-values';
import type { ServiceOffer } from '../place/service-offer';
import { StepPart } from '../steps/step-part';
import { deliveryText } from '../summary/order-text';
import { ChoiceField } from './choice-field';
import { gridStyle, TextField } from './text-field';

/**
 * Fields about the work. Where the law forbids custom writing, only the lawful services are offered, with the
 * reason.
 */
export function WorkSection({ offer, rule }: { offer: ServiceOffer; rule: string }) {
  return (
    <FormSection title="About the work">
      <div className="grid grid-cols-1 gap-5">
        {offer.reason && (
          <Note tone="caution" title="We offer other kinds of help in this place.">
            {offer.reason} {offer.barred?.message} We kept what you typed. Please choose one of the services
            below.
          </Note>
        )}
        <StepPart of="work">
          <div className={gridStyle}>
            <TextField name="majorCourse" isRequired maxLength={200} />
            <TextField name="topic" isRequired maxLength={300} />
            <ChoiceField name="service" options={offer.services} />
            <ChoiceField name="paperType" options={paperTypes} isOptional />
            <ChoiceField name="paperQuality" options={paperQualities} isOptional />
            <DeliveryField />
            <WordFields rule={rule} />
          </div>
        </StepPart>
        <StepPart of="details">
          <div className={gridStyle}>
            <ChoiceField name="citationStyle" options={citationStyles} isOptional />
            <ChoiceField
              name="whoAssisted"
              options={assistants}
              isOptional
              help="Has anyone helped you with this work so far?"
            />
            <div className="grid sm:col-span-2">
              <TextField name="reference" maxLength={2000} placeholder="Sources you must use" />
            </div>
          </div>
        </StepPart>
      </div>
    </FormSection>
  );
}

/** Field for the delivery time, with the deadline that results from it. */
function DeliveryField() {
  const { control } = useFormContext<OrderValues>();
  const deliveryTime = useWatch({ control, name: 'deliveryTime' });
  const now = useNow();
  return (
    <ChoiceField name="deliveryTime" options={deliveryTimes} help={deliveryText({ deliveryTime }, now)} />
  );
}

/** Fields for words and pages. The pages follow the words until the customer types another number. */
function WordFields({ rule }: { rule: string }) {
  const { control, getValues, setValue } = useFormContext<OrderValues>();
  const words = useWatch({ control, name: 'wordCount' });
  const counted = useRef(words);
  const follow = (text: string) => {
    const pages = pagesForWords(getValues('numberOfPages'), counted.current, text);
    counted.current = text;
    if (pages !== undefined) setValue('numberOfPages', pages, { shouldValidate: true });
  };
  return (
    <>
      <TextField name="wordCount" inputMode="numeric" help={rule} onTyped={follow} />
      <TextField
        name="numberOfPages"
        inputMode="numeric"
        help="We fill this in for you (250 words a page). You can change it."
      />
    </>
  );
}
