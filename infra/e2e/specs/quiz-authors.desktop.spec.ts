import { readFile } from 'node:fs/promises';
import { uniqueWord } from '../documents/words';
import { expectAccessibleInThemes } from '../fixtures/axe';
import { expect, test } from '../fixtures/clerk';
import { jsonOf, openUser } from '../fixtures/person';
import { writeQuiz } from '../fixtures/quiz-authors';
import { takeQuiz } from '../fixtures/quizzes';
import { settled, sidewaysScroll } from '../fixtures/settled';
import { readToast } from '../fixtures/toasts';
import { consoleOrigin } from '../site/addresses';

const aiken = `What is 3 + 3?
A. 5
B. 6
C. 7
D. 8
ANSWER: B

What is 4 + 4?
A. 7
B. 8
C. 9
D. 10
ANSWER: E
`;

test('[Z9] staff write a quiz with a draft, a question in the editor with its preview, and two more from a file whose faulty line is named, export it, and publish it', async ({
  page,
  elsewhere,
}) => {
  const title = `Small sums ${uniqueWord()}`;
  await page.goto(`${consoleOrigin}/admin/quizzes`);
  await page.getByRole('button', { name: 'New quiz…' }).click();
  const head = page.getByRole('dialog', { name: 'New quiz' });
  await head.getByLabel(/^Title/).fill(title);
  await head.getByRole('button', { name: 'Create draft' }).click();
  await expect(head.getByText('Please choose a subject.')).toBeVisible();
  await head.getByLabel(/^Subject/).click();
  await page.getByRole('option', { name: 'Mathematics' }).click();
  await head.getByRole('button', { name: 'Create draft' }).click();
  await readToast(page, 'Draft created');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.getByRole('link', { name: 'Add question' }).click();
  await page.getByRole('textbox', { name: /^Question/ }).fill('What is $2 + 3$?');
  for (const [letter, text] of Object.entries({ A: '4', B: '5', C: '6', D: '7' }))
    await page.getByLabel(`Option ${letter}`).fill(text);
  await page.getByRole('button', { name: 'Check and preview' }).click();
  await expect(page.getByText('Please choose the right option.')).toBeVisible();
  await page.getByRole('radio', { name: 'A is right' }).check();
  await page.getByLabel('Why someone might choose B').fill('It is counted from nought.');
  await page.getByRole('button', { name: 'Check and preview' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.locator('math')).toHaveText('2+3');
  await page.reload();
  await expect(page.getByText('What you typed before is back.')).toBeVisible();
  await page.getByRole('button', { name: 'Add question' }).click();
  await readToast(page, 'Question added');
  await expect(page.getByText('Right: A')).toBeVisible();

  await page.getByRole('link', { name: 'Import' }).click();
  await page.getByRole('radio', { name: 'Aiken' }).click();
  await page.getByLabel('Or paste the questions here').fill(aiken);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByRole('row', { name: /^13 / })).toContainText('E');
  await expect(page.getByRole('button', { name: 'Import' })).toBeDisabled();
  await page.getByLabel('Or paste the questions here').fill(aiken.replace('ANSWER: E', 'ANSWER: B'));
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByRole('button', { name: 'Import 2 questions' }).click();
  await readToast(page, '2 questions added');
  await expect(page.getByRole('heading', { name: '3 questions' })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'GIFT (Moodle)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.gift$/);
  expect(await readFile(await file.path(), 'utf8')).toContain('What is $2 + 3$?');
  await readToast(page, 'Questions saved');

  const site = `/quizzes?q=${title.split(' ').at(-1)}`;
  await elsewhere.goto(site);
  await settled(elsewhere);
  await expect(elsewhere.getByRole('link', { name: /Start Quiz/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit…' }).click();
  const about = page.getByRole('dialog', { name: 'Edit quiz' });
  await about.getByRole('radio', { name: 'Listed', exact: true }).click();
  await about.getByRole('button', { name: 'Save' }).click();
  await readToast(page, 'Quiz saved');
  await elsewhere.goto(site);
  await expect(elsewhere.getByRole('article').filter({ hasText: title })).toContainText('3 questions');
});

test('[Z10] a wrong key that a student reports is corrected after a dry run; the attempt passes, has a certificate, and the student is notified', async ({
  page,
  elsewhere,
  clerk,
}) => {
  const title = `Wrong key ${uniqueWord()}`;
  const { id } = await writeQuiz(clerk, { title, keys: ['A', 'B'], isUnlisted: true });
  await openUser(elsewhere.request);
  const { attemptId } = await takeQuiz(elsewhere.request, id, (ids) =>
    Object.fromEntries(ids.map((questionId) => [questionId, 'B'])),
  );
  const resultPath = `/quiz/${id}?attempt=${attemptId}`;
  await elsewhere.goto(resultPath);
  await expect(elsewhere.getByText('Not passed')).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Review answers' }).click();
  await elsewhere.getByRole('button', { name: /^Question \d, wrong$/ }).click();
  await elsewhere.getByRole('button', { name: 'Report this quiz question' }).click();
  await elsewhere.getByRole('radio', { name: 'Wrong or misleading' }).click();
  await elsewhere.getByRole('button', { name: 'Send report' }).click();
  await expect(elsewhere.getByText('Our staff will review it')).toBeVisible();

  await page.goto(`${consoleOrigin}/admin/quizzes/${id}`);
  const question = page.getByRole('group').filter({ hasText: 'Right: A' });
  await expect(question).toContainText('1 open report');
  await question.getByText('Right: A').click();
  await question.getByRole('button', { name: 'Correct…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct question 1' });
  await dialog.getByRole('radio', { name: 'Another option is right' }).click();
  await expect(dialog.getByRole('button', { name: 'Correct', exact: true })).toBeDisabled();
  await expect(dialog.getByText('B: 2').locator('math')).toBeVisible();
  await dialog.getByRole('radio', { name: 'B: 2' }).click();
  const effects = dialog.locator('dl');
  await expect(effects).toContainText('Higher scores1');
  await expect(effects).toContainText('Passes gained1');
  await expect(effects).toContainText('New certificates1');
  await dialog.getByLabel(/^What was wrong/).fill('Nought and two is 2.');
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click();
  await readToast(page, 'Question corrected');
  await expect(page.getByText('1 attempt changed, 1 certificate')).toBeVisible();
  await expect(page.getByText('Right: B')).toHaveCount(2);
  await expect(page.getByText('1 open report')).toHaveCount(0);

  await elsewhere.goto(resultPath);
  await expect(elsewhere.getByText('Corrected after your attempt.')).toBeVisible();
  await expect(elsewhere.getByText('Passed', { exact: true })).toBeVisible();
  const notificationTitles = async (): Promise<string[]> => {
    const notices: { title: string }[] = await jsonOf(elsewhere.request.get('/api/notifications'));
    return notices.map((notice) => notice.title).toSorted();
  };
  await expect
    .poll(notificationTitles)
    .toEqual(['We corrected the quiz question you reported', `You have now passed: ${title}`]);
  await elsewhere.getByRole('link', { name: 'View certificate' }).click();
  await expect(elsewhere.getByText('Only you can see it').first()).toBeVisible();
});

test('[X10] [Z9] a new question, the preview, a quiz with attempts and its correction fit their window, also on a phone, and axe finds nothing in both themes', async ({
  page,
  clerk,
}) => {
  const title = `${uniqueWord()} `.repeat(6).trim();
  const { id, itemIds } = await writeQuiz(clerk, { title, keys: ['A', 'B', 'B'], isUnlisted: true });
  await openUser(page.request);
  await takeQuiz(page.request, id, ([first]) => ({ [String(first)]: 'B' }));
  const expectFit = async (what: string) => {
    expect(await sidewaysScroll(page), what).toBeLessThanOrEqual(0);
    await expectAccessibleInThemes(page);
  };
  const quiz = `${consoleOrigin}/admin/quizzes/${id}`;
  // The other pages of quizzes are tested in controls.console.desktop.spec.ts.
  await page.goto(`${quiz}/questions/new`);
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await expectFit(`a new question at ${width}`);
  }
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`${quiz}/questions/${itemIds[0]}`);
    await page.getByRole('button', { name: 'Check and preview' }).click();
    await expect(page.locator('math').first()).toBeVisible();
    await expectFit(`the preview at ${width}`);
    await page.goto(`${quiz}#item-${itemIds[0]}`);
    await settled(page);
    await expectFit(`the quiz with an attempt at ${width}`);
    await page.getByRole('button', { name: 'Correct…' }).click();
    await page.getByRole('radio', { name: 'B: 2' }).click();
    await expect(page.getByText('Attempts with this question')).toBeVisible();
    await expectFit(`the correction at ${width}`);
  }
});

test('[X10] [Z9] if a press removes its own button, the focus moves to an element beside it', async ({
  page,
  clerk,
}) => {
  const title = `Focus ${uniqueWord()}`;
  const { id, itemIds } = await writeQuiz(clerk, { title, keys: ['B', 'B'] });
  const quiz = `${consoleOrigin}/admin/quizzes/${id}`;
  await page.goto(`${quiz}/questions/${itemIds[0]}`);
  await page.getByRole('button', { name: 'A second option is also right…' }).press('Enter');
  await expect(page.getByLabel('Second right option')).toBeFocused();
  await page.getByRole('button', { name: 'Check and preview' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Preview' })).toBeFocused();
  await page.getByLabel(/^Source/).fill('Any first book');
  await page.getByRole('button', { name: 'Discard changes' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: /^Question/ })).toBeFocused();
  await page.goto(`${quiz}#item-${itemIds[0]}`);
  await page.getByRole('button', { name: 'Remove…' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(page.getByRole('region', { name: '1 question' })).toBeFocused();
});
