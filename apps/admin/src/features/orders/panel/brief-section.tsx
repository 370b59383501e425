import { placeName } from '@aw/contracts/countries';
import type { StaffOrder } from '@aw/contracts/orders/staff';
import {
  assistants,
  citationStyles,
  deliveryTimes,
  educationLevels,
  labelOf,
  paperQualities,
  paperTypes,
} from '@aw/contracts/orders/values';
import { formatNumber } from '@aw/ui/primitives/format-count';
import { Icon } from '@aw/ui/primitives/icon';
import { ChevronRight } from 'lucide-react';
import { Fact, Facts } from '../../../resource-list/facts';

/** Instructions of the customer, as they were typed. */
export function BriefSection({ order }: { order: StaffOrder }) {
  const { institutionCountry, institutionRegion, paperDescription, extraRequirements, reference } = order;
  return (
    <details className="group text-13">
      <summary className="flex list-none items-center gap-1.5 rounded-1 py-1 font-strong text-ink-muted hover:text-ink [&::-webkit-details-marker]:hidden">
        <span className="transition-transform group-open:rotate-90 rtl:-scale-x-100">
          <Icon icon={ChevronRight} size="sm" />
        </span>
        Instructions
      </summary>
      <div className="grid grid-cols-1 gap-3 pt-1">
        <Facts>
          <Fact name="Course">{order.majorCourse}</Fact>
          <Fact name="Type">{labelOf(paperTypes, order.paperType)}</Fact>
          <Fact name="Level">{labelOf(educationLevels, order.educationLevel)}</Fact>
          <Fact name="Quality">{labelOf(paperQualities, order.paperQuality)}</Fact>
          <Fact name="Pages">{formatNumber(order.numberOfPages)}</Fact>
          <Fact name="Delivery time">{labelOf(deliveryTimes, order.deliveryTime)}</Fact>
          <Fact name="Citations">{labelOf(citationStyles, order.citationStyle)}</Fact>
          <Fact name="Earlier help">{labelOf(assistants, order.whoAssisted)}</Fact>
          <Fact name="Institution">
            {institutionCountry && placeName(institutionCountry, institutionRegion)}
          </Fact>
        </Facts>
        <LongText name="Description" text={paperDescription} />
        <LongText name="Extra requirements" text={extraRequirements} />
        <LongText name="Reference" text={reference} />
      </div>
    </details>
  );
}

function LongText({ name, text }: { name: string; text: string | null }) {
  if (!text) return null;
  return (
    <div>
      <h4 className="font-sans text-13 font-strong tracking-normal text-ink-muted">{name}</h4>
      <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
    </div>
  );
}
