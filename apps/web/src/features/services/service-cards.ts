import type { Services } from '@aw/content/schemas/services';
import { orderServices, type ServiceId } from '@aw/contracts/orders/services';

export type ServiceCard = {
  id: ServiceId;
  title: string;
  category: string;
  description: string;
  features: readonly string[];
  isPopular: boolean;
  /** Whole US dollars for one `per`: a page, a plan, a CV. */
  fromUsd: number;
  per: string;
};

/** The services with their texts, titles and starting prices; a text of a service that has no price is left out. */
export function serviceCards({ services }: Services): readonly ServiceCard[] {
  return services.flatMap((text) => {
    const priced = orderServices.find(({ id }) => id === text.id);
    if (!priced || priced.fromUsd === null) return [];
    const { id, title, fromUsd, per } = priced;
    return [{ ...text, id, title, fromUsd, per }];
  });
}
