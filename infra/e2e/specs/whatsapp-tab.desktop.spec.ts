import type { Page } from '@playwright/test';
import { waitUntilIdle } from '../fixtures/idle';
import { settled } from '../fixtures/settled';
import { widths } from '../fixtures/shell-layout';
import { expect, test } from '../fixtures/test';

/** Texts and controls of the page that a fixed tab lies over, at whatever place the page is scrolled to. */
const coveredByTab = (page: Page) =>
  page.evaluate(() => {
    const tab = document.querySelector<HTMLElement>('aside[aria-label="WhatsApp"] a');
    if (!tab) throw new Error('The page has no WhatsApp tab.');
    const { left, right, top, bottom } = tab.getBoundingClientRect();
    const isFixed = getComputedStyle(tab).position === 'fixed';
    const isUnder = (rect: DOMRect) =>
      rect.width > 1 &&
      rect.right > left + 0.5 &&
      rect.left < right - 0.5 &&
      // What is above a fixed tab at the page's top only goes further up.
      rect.bottom > top + 0.5 &&
      (isFixed || rect.top < bottom - 0.5);
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent || tab.contains(node) || !parent.checkVisibility()) continue;
      if (parent.closest('script, style, .sr-only')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some(isUnder)) found.push(node.textContent.trim().slice(0, 60));
    }
    for (const control of document.querySelectorAll('a, button, input, textarea, [role="combobox"]')) {
      const isShown = control !== tab && control.checkVisibility() && !control.closest('.sr-only');
      if (isShown && isUnder(control.getBoundingClientRect())) found.push(control.outerHTML.slice(0, 90));
    }
    return found;
  });

test('[X2] the WhatsApp tab lies over no text and no control at 360, 768 and 1280 px', async ({ page }) => {
  for (const path of ['/', '/documents', '/help', '/payment', '/contact', '/upload', '/signup']) {
    await page.goto(path);
    await settled(page);
    await expect(page.getByRole('link', { name: 'Chat on WhatsApp' })).toBeAttached();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await waitUntilIdle(page);
      expect([path, width, await coveredByTab(page)]).toEqual([path, width, []]);
    }
  }
});
