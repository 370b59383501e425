import {
  assistants,
  citationStyles,
  deliveryTimes,
  paperQualities,
  paperTypes,
} from '@aw/contracts/orders/values';
import { FormSection } from '@aw/ui/patterns/form-section';
import { Note } from '@aw/ui/primitives/note';
import type { ServiceOffer } from '../place/service-offer';
import { ChoiceField } from './choice-field';
import { gridStyle } from './grid-style';
import { TextField } from './text-field';
import { WordFields } from './word-fields';

/** What is to be done, with the rule by which the chosen service is priced; where writing is barred, the lawful services with the reason. */
export function WorkSection({ offer, rule }: { offer: ServiceOffer; rule: string | undefined }) {
  return (
    <FormSection title="The work">
      <div className="grid grid-cols-1 gap-5">
        {offer.reason && (
          <Note tone="caution" title="Another kind of help is offered here.">
            {offer.reason} {offer.barred?.message} What you typed is kept; please choose one of the services
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
            <TextField name="reference" maxLength={2000} placeholder="Sources your course requires" />
          </div>
        </div>
      </div>
    </FormSection>
  );
}
