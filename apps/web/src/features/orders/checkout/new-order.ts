import { defaultService, orderServices } from '@aw/contracts/orders/services';
import type { User } from '@aw/contracts/users/public';
import type { OrderValues } from './order-values';

/** Returns an untouched form with the specification's defaults and the user's name and email address. */
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
    service: findServiceId(service) ?? defaultService,
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

/** Returns the id if it is that of a service, else undefined. */
export function findServiceId(id: string | null | undefined): string | undefined {
  return orderServices.find((one) => one.id === id)?.id;
}
