import { barredPart, barredPartText } from '@aw/contracts/jurisdictions/assessed-work';
import { barringText } from '@aw/contracts/jurisdictions/barring-text';
import { barringRule, type JurisdictionRule, placesOf } from '@aw/contracts/jurisdictions/public';
import { lawfulServices, orderServices, serviceOf } from '@aw/contracts/orders/services';
import type { OrderField, OrderValues } from '../order-values';

type Place = Pick<OrderValues, 'institutionCountry' | 'institutionRegion' | 'billingCountry'>;

/** A refusal of the server, and the places that it was given for; others are judged anew. */
export type Refusal = { reason: string; placeKey: string };

export type ServiceOffer = {
  services: readonly { value: string; label: string }[];
  /** Why custom writing is not among them. */
  reason: string | undefined;
  /** Where writing is barred: the field that asks for it under a service that is offered, with what to do. */
  barred: { field: OrderField; message: string } | undefined;
};

type Work = Parameters<typeof barredPart>[0];

/** Tells the places of a form apart from those of another. */
export function placeKeyOf({ institutionCountry, institutionRegion, billingCountry }: Place): string {
  return [institutionCountry, institutionRegion, billingCountry].join('|');
}

/** What can be ordered from these places: everything, or the lawful services with the reason; as the server decides. */
export function serviceOffer(
  place: Place & Partial<Work>,
  rules: readonly JurisdictionRule[],
  refusal: Refusal | undefined,
): ServiceOffer {
  const refused = refusal?.placeKey === placeKeyOf(place) ? refusal.reason : undefined;
  const rule = barringRule(rules, placesOf(emptied(place)));
  const reason = rule ? barringText(rule) : refused;
  const ids = reason ? lawfulServices : orderServices.map(({ id }) => id);
  const services = ids.map((id) => ({ value: id, label: serviceOf(id).title }));
  return { services, reason, barred: reason ? barredField(place) : undefined };
}

function barredField({ service, ...work }: Partial<Work>): ServiceOffer['barred'] {
  // A service that is not offered has a message of its own.
  if (!lawfulServices.some((id) => id === service)) return undefined;
  const asked = { service: service ?? '', ...work };
  const part = barredPart(asked);
  return part && { field: part.field, message: barredPartText(asked, part) };
}

/** The service as the form may keep it: '' where the chosen one is not offered. */
export function storedService(service: string, { services }: ServiceOffer): string {
  return services.some(({ value }) => value === service) ? service : '';
}

function emptied(place: Place): Record<keyof Place, string | null> {
  const { institutionCountry, institutionRegion, billingCountry } = place;
  return {
    institutionCountry: institutionCountry || null,
    institutionRegion: institutionRegion || null,
    billingCountry: billingCountry || null,
  };
}
