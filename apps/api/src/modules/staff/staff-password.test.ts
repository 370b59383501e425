import { describe, expect, it } from 'vitest';
import { checkStaffPassword } from './staff-password';

const check = (password: string) =>
  checkStaffPassword({ SITE_NAME: 'Academic Workshop' }, password, {
    username: 'amira.haddad',
    email: 'amira.h@students.example',
  });

describe('a password of staff', () => {
  it.each([
    'Workshop2026!!',
    'AcademicWorkshop2026!',
    'Workshop@2027',
    '2026Workshop!!',
    '!!Workshop2025#',
    'W0rk$h0p-2026!',
    'pohskroW2026!!',
    'Workshop2026!!Workshop',
    'Admin#2026!!Staff',
    'StaffConsole2026!',
    'amira-console-2026',
    'AmiraHaddad-2026!!',
    'Haddad!2026?Students',
    'academic.workshop.admin',
    'Academic Staff Console 2027 !!',
  ])(
    '[M1] [U4] a staff password of words of the site and the account is refused, also with a year and symbols: %j',
    async (password) => {
      await expect(check(password)).rejects.toMatchObject({ code: 'staff.password' });
    },
  );

  it.each([
    'vellum tractor ninefold harp',
    'nine lives and counting',
    'Kq7-vR2m-xT9w',
    'workshop vellum tractor harp',
    'Admin2026 gravel teapot lantern',
    'a staffroom of 2026 purple otters',
  ])(
    '[M1] [U4] a staff password that is hard to guess without such words is accepted: %j',
    async (password) => {
      await expect(check(password)).resolves.toBeUndefined();
    },
  );
});
