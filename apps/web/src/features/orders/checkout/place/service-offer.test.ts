import { lawfulServices, orderServices } from '@aw/contracts/orders/services';
import { expect, it } from 'vitest';
import { offeredService, placeKeyOf, serviceOffer } from './service-offer';

const england = { id: 1, country: 'GB', region: 'GB-ENG', law: 'Skills Act 2022', isActive: true };
const ireland = { id: 2, country: 'IE', region: null, law: 'Amendment Act 2019', isActive: true };
const rules = [england, ireland];
const place = (institutionCountry: string, institutionRegion = '', billingCountry = '') => ({
  institutionCountry,
  institutionRegion,
  billingCountry,
});
const valuesOf = (services: readonly { value: string }[]) => services.map(({ value }) => value);

it('[L1] where writing is barred, only the lawful services are offered, with the name of the law', () => {
  const offer = serviceOffer(place('GB', 'GB-ENG'), rules, undefined);
  expect(valuesOf(offer.services)).toEqual(lawfulServices);
  expect(offer.reason).toBe(
    'The law in England (United Kingdom) does not allow us to sell written assignments: Skills Act 2022.',
  );
});

it('[L1] institution, region and billing country are all checked, and inactive rules are ignored', () => {
  const reasonOf = (...at: Parameters<typeof place>) => serviceOffer(place(...at), rules, undefined).reason;
  expect(reasonOf('GB')).toContain('England');
  expect(reasonOf('GB', 'GB-SCT')).toBeUndefined();
  expect(reasonOf('AE', '', 'IE')).toContain('Ireland');
  expect(reasonOf('')).toBeUndefined();
  expect(serviceOffer(place('IE'), [{ ...ireland, isActive: false }], undefined).reason).toBeUndefined();
});

it('[L1] all services are offered where no rule applies', () => {
  expect(valuesOf(serviceOffer(place('AE'), rules, undefined).services)).toEqual(
    orderServices.map(({ id }) => id),
  );
});

it('[L1] a refusal by the server applies only to the places that it was given for', () => {
  const refusal = { reason: 'We may not.', placeKey: placeKeyOf(place('AE')) };
  expect(serviceOffer(place('AE'), [], refusal).reason).toBe('We may not.');
  expect(serviceOffer(place('FR'), [], refusal).reason).toBeUndefined();
});

it('[L1] writing requested under the name of another service is reported only where writing is barred', () => {
  const cv = { service: 'cv-writing', paperType: 'dissertation' };
  const of = (work: object) => serviceOffer({ ...place('IE'), ...work }, rules, undefined).barred;
  expect(of(cv)).toEqual({
    field: 'paperType',
    message: expect.stringContaining('leave the paper type empty'),
  });
  expect(of({ service: 'editing', extraRequirements: 'Write my essay' })?.field).toBe('extraRequirements');
  expect(of({ service: 'editing', paperType: 'dissertation', topic: 'My own thesis' })).toBeUndefined();
  expect(of({ service: 'content-writing', paperType: 'dissertation' })).toBeUndefined();
  expect(serviceOffer({ ...place('AE'), ...cv }, rules, undefined).barred).toBeUndefined();
});

it('[L1] a barred service is cleared, and a lawful one stays', () => {
  const barred = serviceOffer(place('IE'), rules, undefined);
  expect(offeredService('essay-writing', barred)).toBe('');
  expect(offeredService('editing', barred)).toBe('editing');
  expect(offeredService('', barred)).toBe('');
  expect(offeredService('essay-writing', serviceOffer(place('AE'), rules, undefined))).toBe('essay-writing');
});
