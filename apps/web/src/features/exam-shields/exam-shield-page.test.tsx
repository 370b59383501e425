import type { ExamShield } from '@aw/contracts/exam-shields/public';
import { expect, it } from 'vitest';
import { formProblems } from '~/testing/form-problems';
import { renderPage } from '~/testing/render-page';
import { sampleUser } from '~/testing/sample-user';
import { fieldsIn } from '~/testing/tags';
import { AccountRequired, EducatorsOnly } from './educators-only';
import { ExamForm } from './exam-form';
import { limitsText } from './exam-limits-note';
import { ExamShieldPage } from './exam-shield-page';
import { readTasks, tasksProblem, tasksText } from './exam-tasks';
import { ExamItem } from './own-exams';
import { examSchema } from './use-exam-form';

const long = 'Explain in your own words why the demand for bread falls when its price rises quickly.';

it('[Q14] the page explains what Exam Shield does and does not do while the session loads', () => {
  const html = renderPage(<ExamShieldPage />);
  expect(html.split('<h1')).toHaveLength(2);
  for (const text of [
    'What it does',
    'What it does not do',
    'does not recognise an exam question in other words',
    'Someone who guesses five words in a row',
    'Loading your exams…',
  ])
    expect(html).toContain(text);
});

it('[Q14] the form has its fields in order, saves no draft, and says that the text is not sent', () => {
  const html = renderPage(<ExamForm userId="somebody" />);
  expect(fieldsIn(html).map((field) => field.split(' ')[0])).toEqual([
    'label',
    'startsAt',
    'endsAt',
    'tasks',
  ]);
  expect(html).toContain('We never get the text itself, and it is gone when you leave or reload this page.');
  expect(html).toMatch(/<textarea[^>]*autoComplete="off"/i);
  expect(html).toMatch(/<form[^>]*method="post"/);
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*>Protect this exam/);
});

it('[Q14] exam questions are counted, and those that are too short are named', () => {
  expect(tasksText(readTasks(' \n'))).toBe('');
  expect(tasksText(readTasks(`1. ${long}`))).toBe('1 exam question. We can recognise it.');
  const mixed = readTasks(`${long}\n\nGood luck!\n\n${long} Why?`);
  expect(tasksText(mixed)).toBe(
    '3 exam questions. Too short for us to recognise: question 2 (“Good luck!”). Join each of these parts with the exam question it belongs to, or remove it.',
  );
  expect(tasksProblem(mixed)).toContain('question 2 (“Good luck!”)');
  expect(tasksText(readTasks(Array(9).fill('Two words of it, and a few more').join('\n\n')))).toContain(
    'question 3 (“Two words of it, and a few mo…”) and 6 more',
  );
  expect(tasksProblem(readTasks(long))).toBeUndefined();
  expect(tasksProblem(readTasks(Array(201).fill(long).join('\n\n')))).toContain('201 exam questions');
});

it('[Q14] each error of the form is shown under its field', () => {
  const right = {
    label: 'Biology',
    startsAt: '2026-11-25T10:00',
    endsAt: '2026-11-25T12:00',
    tasks: long,
  };
  expect(formProblems(examSchema, right)).toEqual({});
  expect(formProblems(examSchema, { label: ' ', startsAt: '', endsAt: '', tasks: '' })).toEqual({
    label: 'Please enter a name for the exam. Only you can see it.',
    startsAt: 'Please enter when the exam starts.',
    endsAt: 'Please enter when the exam ends.',
    tasks: 'Please paste the exam questions.',
  });
  expect(formProblems(examSchema, { ...right, endsAt: right.startsAt })).toEqual({
    endsAt: 'The end must be after the start.',
  });
});

it('[Q14] people without an account, an educator profile or a confirmed address are told what is missing', () => {
  expect(renderPage(<AccountRequired />)).toContain('href="/login?next=%2Fexam-shield"');
  const student = renderPage(<EducatorsOnly user={sampleUser} isEducator={false} />);
  expect(student).toContain('Your settings say that you are a student.');
  expect(student).toContain('href="/settings"');
  const unconfirmed = renderPage(
    <EducatorsOnly user={{ ...sampleUser, isEmailVerified: false }} isEducator={true} />,
  );
  expect(unconfirmed).toContain('Send the link again');
});

const exam: ExamShield = {
  id: 3,
  label: 'Biology <101>',
  startsAt: '2026-11-25T10:00:00.000Z',
  endsAt: '2026-11-25T12:00:00.000Z',
  endedAt: null,
  endedBy: null,
  endReason: null,
  state: 'active',
  taskCount: 1,
  fingerprintCount: 1_234,
  commonFingerprintCount: 0,
  ignoredTaskCount: 0,
  createdAt: '2026-11-20T10:00:00.000Z',
};

it('[Q14] an exam shows its state, times and counts, and can be ended until it is over', () => {
  const html = (part: Partial<ExamShield>) =>
    renderPage(<ExamItem exam={{ ...exam, ...part }} userId="somebody" />);
  expect(html({})).toMatch(/Biology &lt;101&gt;.*Active.*1 exam question, 1,234 fingerprints.*End now/);
  expect(html({ state: 'planned' })).toMatch(/Planned.*End now/);
  const ended = html({ state: 'ended', endedAt: '2026-11-25T11:00:00.000Z' });
  expect(ended).toMatch(/Ended.*ended on.*by you/);
  expect(ended).not.toContain('End now');
  const byStaff = html({
    state: 'ended',
    endedAt: exam.endsAt,
    endedBy: 'staff',
    endReason: 'Common phrases.',
  });
  expect(byStaff).toMatch(/ended on.*by our staff.*Reason: Common phrases\./);
});

it('[Q14] an exam says which of its fingerprints and questions do not count, and why', () => {
  const html = renderPage(
    <ExamItem exam={{ ...exam, commonFingerprintCount: 7, ignoredTaskCount: 1 }} userId="somebody" />,
  );
  expect(html).toContain(
    '7 fingerprints do not count, because many documents and questions here have the same words. 1 exam question consists of such phrases, so we cannot recognise it.',
  );
  expect(renderPage(<ExamItem exam={exam} userId="somebody" />)).not.toContain('do not count');
});

it('[Q14] new educators see their limits with end date and reason, and others see no limit', () => {
  const small = { maxOpenExams: 2, maxTasks: 20, maxFingerprints: 2_000, smallUntil: null } as const;
  const fresh = limitsText({ ...small, smallBecause: 'new', smallUntil: '2026-12-20T12:00:00.000Z' });
  expect(fresh).toMatch(
    /^Until December 20, 2026.* 2 exams at once, with up to 20 exam questions and 2,000 fingerprints/,
  );
  expect(fresh).toContain('anyone can say that they teach');
  expect(limitsText({ ...small, smallBecause: 'ended_by_staff' })).toContain(
    'Our staff ended the protection of one of your exams',
  );
  expect(limitsText({ ...small, smallBecause: null })).toBeUndefined();
});
