import type { AiDay, AiFigures } from '@aw/contracts/ai/staff';
import { expect, it } from 'vitest';
import { renderConsole, testServices, textWithBars } from '../../testing/render-console';
import { AiPage } from './ai-page';
import { type AiView, aiAddress, aiFiguresQuery, aiPeriods } from './queries';

const { api } = testServices;

const none = { answers: 0, firstText: null, whole: null };
const empty: AiDay = {
  day: '2026-11-26',
  people: 0,
  model: none,
  library: none,
  promptTokens: 0,
  completionTokens: 0,
  costMicrousd: 0,
  stopped: 0,
  interrupted: 0,
  failed: 0,
  failures: [],
  helped: 0,
  didNotHelp: 0,
};
const busy: AiDay = {
  ...empty,
  day: '2026-11-25',
  people: 31,
  model: { answers: 1240, firstText: { median: 900, p95: 2100 }, whole: { median: 6200, p95: 14_000 } },
  library: { answers: 7, firstText: { median: 100, p95: 100 }, whole: { median: 100, p95: 100 } },
  promptTokens: 812_000,
  completionTokens: 93_000,
  costMicrousd: 5_000_000,
  costByPurpose: { general: 1_000_000, tutoring: 3_500_000 },
  stopped: 4,
  interrupted: 2,
  failed: 3,
  failures: [{ reason: 'busy', count: 5 }],
  helped: 19,
  didNotHelp: 6,
};
const figures: AiFigures = {
  source: 'model',
  model: { name: 'gpt-large', provider: 'models.example' },
  capMicrousd: 20_000_000,
  days: [{ ...empty, costMicrousd: 12 }, busy, { ...empty, day: '2026-11-24' }],
};

/** Text of the page, with a bar for each run of tags. */
function render(show: AiView, change: Partial<AiFigures> = {}): string {
  const cached = aiPeriods.map((days) => ({
    queryKey: aiFiguresQuery(api, days).queryKey,
    data: { ...figures, ...change },
  }));
  return textWithBars(renderConsole(<AiPage />, { cached, address: aiAddress.write({ show }) }));
}

it('[A6] the page shows the current model, today’s cost with the daily limit, and the number of answers', () => {
  const head = render('use');
  expect(head).toContain('|Answering now|gpt-large (models.example)|');
  expect(head).toContain('|Spent today|under 0.01 USD of 20 USD|');
  expect(head).toContain('|Answers|1,247|');
  expect(head).toContain('|Failed or cut off|5|');
  expect(render('use', { source: 'library' })).toContain('The study library (the daily limit is reached)');
  const without = render('use', { source: 'library', model: null, capMicrousd: null });
  expect(without).toContain('The study library (no AI model is set up)');
  expect(without).toContain('under 0.01 USD (no limit)');
});

it('[A6] each day shows its use, cost, speed and failures, and days without figures are left out', () => {
  expect(render('use')).toContain('|Wed, Nov 25|1,240|7|31|19 / 6|');
  expect(render('use')).not.toContain('Nov 24');
  expect(render('cost')).toContain('|Wed, Nov 25|812,000|93,000|5 USD|3.50 USD tutoring, 1 USD chat|25%|');
  expect(render('cost', { capMicrousd: null })).not.toContain('Share of daily limit');
  const speed = render('speed');
  expect(speed).toContain('|Wed, Nov 25|AI model|0.9\u00a0s / 2.1\u00a0s|6.2\u00a0s / 14\u00a0s|');
  expect(speed).toContain('|Wed, Nov 25|Study library|0.1\u00a0s / 0.1\u00a0s|0.1\u00a0s / 0.1\u00a0s|');
  expect(render('failures')).toContain('|Wed, Nov 25|3|2|4|5 × provider busy|');
});

it('[A6] from 80% of today’s limit on, the page warns', () => {
  const warning = (microusd: number) => render('use', { days: [{ ...busy, costMicrousd: microusd }] });
  expect(warning(15_900_000)).not.toContain('of today’s limit.');
  expect(warning(16_000_000)).toContain('The AI model has used 80% of today’s limit.');
});

it('[A6] a period without questions says so', () => {
  const page = render('speed', { days: [{ ...empty }] });
  expect(page).toContain('No answers yet');
  expect(page).toContain('No one used the chat in this period.');
});
