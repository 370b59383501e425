import { type RegionCode, ShortNumberInfo } from 'google-libphonenumber';
import { expect, it } from 'vitest';
import { emergencyNumbers } from './emergency-numbers';

const shortNumbers = ShortNumberInfo.getInstance();

it.each([...emergencyNumbers])(
  '[A7] in %s, libphonenumber knows %s as an emergency number too',
  (country, number) => {
    expect(shortNumbers.isEmergencyNumber(number, country as RegionCode)).toBe(true);
  },
);
