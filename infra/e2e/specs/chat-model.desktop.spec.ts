import { pdfFile } from '../documents/make-pdf';
import { uniqueWord } from '../documents/words';
import { bothThemes, expectAccessibleInThemes } from '../fixtures/axe';
import { answersOf, messageField, openChat, say } from '../fixtures/chat';
import { test } from '../fixtures/model-server';
import { openUser } from '../fixtures/person';
import { settled } from '../fixtures/settled';
import { expect } from '../fixtures/test';
import { readToast } from '../fixtures/toasts';

const words = Array.from({ length: 60 }, (_, at) => `word${at}`).join(' ');
/** An answer of about four seconds without repeated words, with formulas at both ends. */
const answer = `Of $y^2$: ${words} and $x^2$`;

test('[A4] [A6] a model is named, its answer survives a reload while it is written, and another answer is stopped', async ({
  page,
  model,
}) => {
  await openChat(page);
  await expect(
    page.getByText(`Powered by a generative AI model: ${model.model}`, { exact: false }),
  ).toBeVisible();
  await model.controls.reply(answer, answer.repeat(10));
  await messageField(page).fill('Explain x squared to me.');
  await page.keyboard.press('Enter');
  await expect(page.getByText('word8', { exact: false })).toBeVisible();
  await expect(messageField(page)).toBeDisabled();
  // Formulas are rendered while the answer is written.
  await expect(page.getByRole('article', { name: 'Answer' }).last().locator('math')).toBeVisible();
  await expect(messageField(page)).toBeDisabled();
  await page.reload();
  await settled(page);
  await expect(page.getByText('word15', { exact: false })).toBeVisible();
  await expect(answersOf(page)).toHaveCount(1, { timeout: 20_000 });
  await expect(answersOf(page).locator('.rich-text')).toContainText(`${words} and`);
  await expect(answersOf(page).locator('math')).toHaveCount(2);
  expect((await model.controls.state()).calls).toBe(1);
  // A wide page shows the list of chats beside the open chat.
  const chats = page.getByRole('navigation', { name: 'Chats' });
  await expect(chats.getByRole('link', { name: 'Explain x squared to me.' })).toBeVisible();
  await chats.getByRole('button', { name: 'Options for Explain x squared to me.' }).click();
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible();
  await page.keyboard.press('Escape');

  await messageField(page).fill('And more of it.');
  await page.keyboard.press('Enter');
  await expect(page.getByText('word3 word4', { exact: false })).toHaveCount(2);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('You stopped this answer.', { exact: false })).toBeVisible();
  await expect(messageField(page)).toBeFocused();
  await expect.poll(async () => (await model.controls.state()).open).toBe(0);
});

test('[A9] what the model looks up is shown while it answers, and above the answer after a reload', async ({
  page,
  model,
}) => {
  await openChat(page);
  await model.controls.callFunctions([
    { name: 'search_library', arguments: JSON.stringify({ words: 'zymurgy of quokkas' }) },
  ]);
  await model.controls.reply(`${words} to the end.`);
  await messageField(page).fill('What do quokkas brew?');
  await page.keyboard.press('Enter');
  const lookedUp = page.getByRole('list', { name: 'Looked up for this answer' });
  await expect(lookedUp).toHaveText('Searched the library for “zymurgy of quokkas”');
  await expect(messageField(page)).toBeDisabled();
  await expect(answersOf(page)).toHaveCount(1, { timeout: 20_000 });
  await page.reload();
  await settled(page);
  await expect(lookedUp).toHaveText('Searched the library for “zymurgy of quokkas”');
  await expectAccessibleInThemes(page);
});

test('[A2] a message that failed is in the field again, and is sent again once', async ({
  page,
  model,
  watch,
}) => {
  watch.allow(/502/);
  await openChat(page);
  await model.controls.fault({ kind: 'broken', calls: 2 });
  await messageField(page).fill('Explain y to me.');
  await page.keyboard.press('Enter');
  await readToast(page, 'Error', 'Failed to get AI response. Please try again.');
  await expect(messageField(page)).toHaveValue('Explain y to me.');
  await expect(page.getByRole('article', { name: 'You' })).toHaveCount(0);
  await model.controls.reply('Here is y.');
  await messageField(page).press('Enter');
  await expect(answersOf(page)).toHaveCount(1);
  await expect(answersOf(page)).toContainText('Here is y.');
  await expect(page.getByRole('article', { name: 'You' })).toHaveText(/Explain y to me\./);
  await page.reload();
  await settled(page);
  await expect(answersOf(page)).toHaveCount(1);
  await expect(page.getByText('1 of', { exact: false })).toHaveCount(0);
});

test('[A2] a message whose confirmation was lost is stored once, also when it is sent again after a reload', async ({
  page,
  model,
  watch,
}) => {
  watch.allow(/ERR_FAILED/);
  await openChat(page);
  const { calls } = await model.controls.state();
  await model.controls.reply('Here is z.');
  await page.route(
    '**/api/ai/chat',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await messageField(page).fill('Explain z to me.');
  await page.keyboard.press('Enter');
  await readToast(page, 'Error', 'Failed to get AI response. Please try again.');
  await page.reload();
  await settled(page);
  await expect(messageField(page)).toHaveValue('Explain z to me.');
  await messageField(page).press('Enter');
  await expect(answersOf(page)).toContainText('Here is z.');
  await expect(page.getByRole('article', { name: 'You' })).toHaveCount(1);
  expect((await model.controls.state()).calls).toBe(calls + 1);
});

test('[A7] an answer is reported in the chat, after the person has read what staff will see', async ({
  page,
  model,
}) => {
  await openChat(page);
  await model.controls.reply('Two and two are five.');
  await say(page, 'What are two and two?');
  const answer = answersOf(page).filter({ hasText: 'five' });
  await answer.getByRole('button', { name: 'Report this AI answer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this AI answer' });
  await expect(dialog).toContainText('Our staff will see this answer and your message before it.');
  await expect(dialog.getByRole('radio')).toHaveCount(4);
  await expectAccessibleInThemes(page, bothThemes);
  await dialog.getByRole('radio', { name: 'Harmful or dangerous' }).click();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByRole('status')).toContainText('Thank you.');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(answer.getByRole('button', { name: 'Report this AI answer' })).toBeFocused();
});

test('[A3] [A4] a model that tutors is instructed to give hints and not the solution', async ({
  page,
  model,
}) => {
  await openChat(page, '/ai-tutoring');
  await expect(
    page.getByText('I give you one hint at a time and check your steps.', { exact: false }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Mathematics' }).click();
  await model.controls.reply('What can you do with the $3$ on the left side?');
  await say(page, 'Solve 2x + 3 = 11 for me.');
  await expect(answersOf(page).last().locator('math')).toBeVisible();
  const { prompts } = await model.controls.state();
  expect(prompts.at(-1)).toContain(
    'Never give or confirm the final result before the student has worked it out',
  );
  expect(prompts.at(-1)).toContain('The subject is math.');
  await page.getByRole('button', { name: 'Is my step right?' }).click();
  await expect(messageField(page)).toHaveValue('Is my step right?');
});

test('[A10] a tutor keeps the answer back, and shows its solution when the student asks after an attempt', async ({
  page,
  model,
}) => {
  await openChat(page, '/ai-tutoring');
  const showSolution = page.getByRole('button', { name: 'Show the solution' });
  await model.controls.reply('It is 4.', 'Fine: x = 4.');
  await say(page, 'Please solve 2x + 3 = 11 for me.');
  await expect(answersOf(page).last()).toContainText('What can you do to both sides');
  await expect(showSolution).toBeHidden();
  await model.controls.reply('Something is off. Check the sign of the 3.');
  await say(page, 'I get 2x = 14.');
  await expectAccessibleInThemes(page, bothThemes);
  await showSolution.click();
  await expect(answersOf(page).last()).toContainText('Answer: x = 4');
  await expect(showSolution).toBeHidden();
  await page.reload();
  await expect(page.getByText('Show the solution')).toBeVisible();
  await expect(answersOf(page).last()).toContainText('Answer: x = 4');
});

test('[Z4] [Z12] a quiz that a model writes shows its progress, also after a reload, and can be taken', async ({
  page,
  model,
  watch,
}) => {
  // The new quiz is not public.
  watch.allow(/404/);
  await page.goto('/ai-quiz-generator');
  await settled(page);
  await expect(page.getByText(`${model.model}, an AI model run by`, { exact: false })).toBeVisible();
  await page.getByRole('textbox', { name: 'Subject', exact: true }).fill('Sums of two numbers');
  await page.getByRole('combobox', { name: 'Number of questions' }).click();
  await page.getByRole('option', { name: '10 questions' }).click();
  // Slow enough to check its progress, and faster than the answers that are checked while they are written.
  await model.controls.fault({ kind: 'slow', ms: 15 });
  await page.getByRole('button', { name: 'Generate Quiz' }).click();
  await expect(page.getByText('0 of 10 checked')).toBeVisible();
  await page.reload();
  await expect(page.getByText('5 of 10 checked')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Generating Quiz...' })).toBeVisible();
  await readToast(
    page,
    'Quiz Generated Successfully!',
    'Created AI quiz for Sums of two numbers with 10 questions.',
  );
  await expect(page).toHaveURL(/\/quiz\/\d+$/);
  await model.controls.reset();
  await expect(page.getByText('Made by AI', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await page.getByRole('radio').first().click();
  await expect(page.getByText('What is', { exact: false }).first()).toBeVisible();
});

test('[A8] a citation in the answer of a model opens the cited page', async ({ page, model }) => {
  const words = 'The thrust of a rocket is its mass flow times the speed of its exhaust.';
  const filling = Array.from({ length: 40 }, uniqueWord).join(' ');
  const person = await openUser(page.request);
  const { id } = await person.publish(await pdfFile('rockets.pdf', [`Rockets. ${words} ${filling}.`]), {
    title: 'Rockets',
  });
  await model.controls.reset();
  await openChat(page, `/ai-chat?document=${id}`);
  await say(page, 'What is the thrust of a rocket?');
  await answersOf(page)
    .getByRole('link', { name: /^Source 1, Rockets.*, p\. 1$/ })
    .click();
  const picture = page.getByRole('img', { name: 'Page 1 of Rockets' }).filter({ visible: true });
  await expect(picture).toBeVisible();
  await expect(page).toHaveURL(/\/ai-chat\?/);
});
