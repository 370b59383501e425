import { expect, it } from 'vitest';
import { decisionTexts } from './decision-texts';

const expert = {
  name: 'Noor Haddad',
  email: null,
  id: 'user_abc12345',
  status: 'applied' as const,
  askedSubjects: ['Law', 'History'],
};

it('[M9] [Q12] a refusal says whether it is about the person or about new subjects', () => {
  expect(decisionTexts(expert, 'refuse').title).toBe('Refuse the application of Noor Haddad?');
  const further = decisionTexts({ ...expert, status: 'approved' }, 'refuse');
  expect(further.title).toBe('Refuse the new subjects Law, History?');
  expect(further.description).toContain('is still an expert');
});

it('[M9] [Q12] ending the expert role says what stays', () => {
  expect(decisionTexts(expert, 'end').description).toContain('you can still pay out what they earned');
});
