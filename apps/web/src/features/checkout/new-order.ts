import { defaultService, orderServices } from '@aw/contracts/orders/services';
import type { User } from '@aw/contracts/users/public';
import type { OrderValues } from './order-values';

/** A form that nobody has touched: the specification's defaults, and what is known of the person. */
export function newOrder(
  user?: Pick<User, 'firstName' | 'lastName' | 'email'>,
  service?: string | null,
): OrderValues {
  const name = [user?.firstName, user?.lastName].map((part) => part?.trim()).filter(Boolean);
  return {
    name: name.join(' '),
    email: user?.email ?? '',
    phone: '',
    educationLevel: '',
    institutionCountry: '',
    institutionRegion: '',
    billingCountry: '',
    majorCourse: '',
    topic: '',
    service: knownService(service) ?? defaultService,
    paperType: '',
    paperQuality: '',
    wordCount: '250',
    numberOfPages: '1',
    deliveryTime: '7-days',
    citationStyle: '',
    whoAssisted: '',
    reference: '',
    paperDescription: '',
    extraRequirements: '',
    integrityAcknowledged: false,
  };
}

/** The service of an address, when there is one of that id. */
export function knownService(id: string | null | undefined): string | undefined {
  return orderServices.find((one) => one.id === id)?.id;
}
