import { gate } from '../fixtures/held-call';
import { expect, test } from '../fixtures/shared-browser';

test('[X8] text that is typed into a form before its code is loaded stays, and is sent with the form', async ({
  page,
}) => {
  for (const [path, label, button] of [
    ['/contact', 'First name', 'Send message'],
    ['/signup', 'First name', 'Create Account'],
  ] as const) {
    const code = gate();
    await page.route('**/assets/*.js', async (route) => {
      await code.opened;
      await route.fallback();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const main = page.getByRole('main');
    const field = main.getByLabel(label);
    await field.fill('Layla');
    const send = main.getByRole('button', { name: button });
    await expect(send).toBeDisabled();
    code.open();
    await expect(send).toBeEnabled();
    await expect(field).toHaveValue('Layla');
    await send.click();
    await expect(main.getByLabel('Email').first()).toHaveAttribute('aria-invalid', 'true');
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue('Layla');
    await page.unroute('**/assets/*.js');
  }
});
