import { expect, it } from 'vitest';
import {
  isGranted,
  type Permission,
  permissionLabels,
  permissionsOf,
  staffRoleLabel,
  staffRoles,
} from './permissions';

const all = Object.keys(permissionLabels) as Permission[];
const mayOf = (role: string) => all.filter((permission) => isGranted(role, permission));

it('[M3] an administrator may do everything, and an unknown role nothing', () => {
  expect(mayOf('admin')).toEqual(all);
  expect([...permissionsOf('owner')]).toEqual([]);
});

it('[M3] only an administrator manages staff, deletes everything, merges, erases and publishes', () => {
  const administratorOnly: Permission[] = [
    'deletions.all',
    'experts.set_rates',
    'jurisdictions.change',
    'newsletter.send',
    'people.administer',
    'staff.manage',
    'texts.publish',
  ];
  for (const role of staffRoles.filter((one) => one !== 'admin'))
    expect([role, ...mayOf(role).filter((one) => administratorOnly.includes(one))]).toEqual([role]);
});

it('[M3] a moderator touches no money, and the order desk moderates nothing', () => {
  expect(
    mayOf('moderator').filter((one) =>
      /^(?:experts\.pay|(?:orders|payments|refunds|writers)\.(?!read))/.test(one),
    ),
  ).toEqual([]);
  expect(mayOf('order_desk').filter((one) => one.endsWith('.moderate') || one === 'people.view_as')).toEqual(
    [],
  );
});

it('[M3] the read-only role sees data and changes nothing, and each role has a name of its own', () => {
  expect(mayOf('read_only').filter((one) => !one.endsWith('.read'))).toEqual(['account.own']);
  expect(new Set(staffRoles.map(staffRoleLabel)).size).toBe(staffRoles.length);
});

it('[Q16] whoever reads questions reads documents and quizzes, which questions quote', () => {
  for (const role of staffRoles.filter((one) => isGranted(one, 'questions.read')))
    expect([role, isGranted(role, 'documents.read'), isGranted(role, 'quizzes.read')]).toEqual([
      role,
      true,
      true,
    ]);
});
