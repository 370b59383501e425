import type { Services } from '@aw/content/schemas/services';
import { orderServices, type ServiceId } from '@aw/contracts/orders/services';

export type ServiceCard = {
  id: ServiceId;
  title: string;
  category: string;
  description: string;
  features: readonly string[];
  isPopular: boolean;
  /** Whole US dollars for one unit (`per`): a page, a plan, a CV. */
  fromUsd: number;
  per: string;
};

/** Returns the services with their texts, titles and starting prices. Services without a price are left out. */
export function serviceCards({ services }: Services): readonly ServiceCard[] {
  return services.flatMap((text) => {
    const service = orderServices.find(({ id }) => id === text.id);
    if (!service || service.fromUsd === null) return [];
    const { id, title, fromUsd, per } = service;
    return [{ ...text, id, title, fromUsd, per }];
  });
}
