import { barredPart, barredPartText } from '@aw/contracts/jurisdictions/assessed-work';
import { barringText } from '@aw/contracts/jurisdictions/barring-text';
import { barringRule, type JurisdictionRule, placesOf } from '@aw/contracts/jurisdictions/public';
import { lawfulServices, orderServices, serviceOf } from '@aw/contracts/orders/services';
import type { OrderField, OrderValues } from '../order-values';

type Place = Pick<OrderValues, 'institutionCountry' | 'institutionRegion' | 'billingCountry'>;

/** A refusal by the server, valid only for the places in `placeKey`. */
export type Refusal = { reason: string; placeKey: string };

export type ServiceOffer = {
  services: readonly { value: string; label: string }[];
  /** Why custom writing is not among them; undefined if it is. */
  reason: string | undefined;
  /** If writing is barred: the field that requests it under the name of an offered service, and what to do. */
  barred: { field: OrderField; message: string } | undefined;
};

type Work = Parameters<typeof barredPart>[0];

/** Returns a key that identifies the places of a form. */
export function placeKeyOf({ institutionCountry, institutionRegion, billingCountry }: Place): string {
  return [institutionCountry, institutionRegion, billingCountry].join('|');
}

/** Returns the services that can be ordered from these places, by the same rules as the server. */
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
  // A service that is not offered gets another message.
  if (!lawfulServices.some((id) => id === service)) return undefined;
  const request = { service: service ?? '', ...work };
  const part = barredPart(request);
  return part && { field: part.field, message: barredPartText(request, part) };
}

/** Returns the service, or '' if it is not offered. */
export function offeredService(service: string, { services }: ServiceOffer): string {
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
