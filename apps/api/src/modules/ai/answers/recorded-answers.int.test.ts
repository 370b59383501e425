import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatCalls, readEvents } from '../../../testing/chats';
import {
  type RecordedAnswer,
  type RecordedPeer,
  recordedAnswers,
  startRecordedPeer,
} from '../../../testing/recorded-peer';
import { selectRow, selectRows } from '../../../testing/rows';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { type Person, signedIn } from '../../../testing/user';
import { openAi } from '../open-ai';
import { allowanceOf } from '../spending/allowance';

const apiKey = 'sk-recorded-secret';
const recorded = recordedAnswers();
const half = 'Photosynthesis stores light ';
const sentence = `${half}as sugar.`;

let peer: RecordedPeer;
let test: TestApp;
const logged: string[] = [];

beforeAll(async () => {
  peer = await startRecordedPeer();
  test = await startTestApp({
    // A name and a password in the address are no part of any log.
    OPENAI_BASE_URL: peer.baseUrl.replace('http://', 'http://name:secret@'),
    OPENAI_API_KEY: apiKey,
    OPENAI_MODEL: 'recorded',
    LIMIT_WRITES_PER_MINUTE: '0',
    LIMIT_AI_MESSAGES_PER_DAY_PER_ADDRESS: '0',
  });
  await restartAi();
});
afterAll(async () => {
  await test.close();
  peer.close();
});

/** Opens the model again, as a new process does, without what it has learned about its provider. */
async function restartAi(): Promise<void> {
  await test.ctx.ai.close();
  const { config, db, limits, richText } = test.ctx;
  const onError = (error: Error) => logged.push(String(error));
  Object.assign(test.ctx.ai, await openAi({ config, db, limits, richText, connection: null, onError }));
}

type Outcome = {
  shown: string;
  events: string;
  last: { name: string; data: Record<string, unknown> } | undefined;
  message: { text: string; html: string | null; status: string; finish: string | null };
  cost: number;
  tokens: [number | null, number | null];
  left: number;
  calls: number;
};

/** Asks over the event stream, and gives what the person sees, what is kept and what is booked. */
async function outcomeOf(answer: RecordedAnswer, user: Person): Promise<Outcome> {
  logged.length = 0;
  peer.play(answer);
  const calls = chatCalls(test, user);
  const { events, text } = await readEvents(
    (await calls.stream({ message: 'How do plants live?' })).response,
  );
  const { messages } = await calls.read(String(events[0]?.data.conversationId));
  const message = messages[1];
  if (!message) throw new Error('No answer is kept.');
  const row = await selectRow(test, 'chat_messages', { id: message.id }, [
    'cost_microusd',
    'prompt_tokens',
    'completion_tokens',
  ]);
  await expect.poll(() => selectRows(test, 'model_reservations')).toEqual([]);
  return {
    shown: text,
    events: JSON.stringify(events),
    last: events.at(-1),
    message,
    cost: Number(row.cost_microusd),
    tokens: [row.prompt_tokens, row.completion_tokens],
    left: (await allowanceOf(test.ctx, 'messages', user.id)).left,
    calls: peer.calls.length,
  };
}

/** The exact answer that a recording asks for; undefined where it asks for something else. */
function exactAnswer({ expect: right }: RecordedAnswer): string | undefined {
  const [, exact] = /answer is exactly: (.+?)(?: ;| or a clear failure| \(not doubled\)|$)/.exec(right) ?? [];
  return exact ?? (right.startsWith('answer exact;') ? sentence : undefined);
}

const failed = { status: 'failed', text: '' };
const isRetryable = ({ last, message, left, cost, calls }: Outcome) => {
  expect(message).toMatchObject(failed);
  expect(last).toMatchObject({ name: 'error', data: { code: 'ai.failed' } });
  expect(last?.data.message).toMatch(/try again/);
  expect([left, cost, calls]).toEqual([50, 0, 2]);
};
const isKept = ({ last, message, shown, left, cost }: Outcome) => {
  expect(message).toMatchObject({ status: 'interrupted', text: half });
  expect(shown).toBe(half);
  expect(last).toMatchObject({ name: 'error', data: { code: 'ai.interrupted' } });
  expect(last?.data.message).toContain('Ask again to get the rest');
  expect(left).toBe(49);
  expect(cost).toBeGreaterThan(0);
  // The estimate is far below the highest price, of 2,000 tokens.
  expect(cost).toBeLessThan(10_000);
};
const isPriced = ({ cost, tokens }: Outcome) => {
  expect(tokens).toEqual([12, 7]);
  expect(cost).toBe(12 * 5 + 7 * 15);
};

/** Checks of recordings that ask for more than an exact answer, keyed by their number. */
const checks: Record<string, (outcome: Outcome) => void> = {
  '03': ({ shown }) => expect(shown).not.toMatch(/keep|ping|OPENROUTER/i),
  '06': isPriced,
  '11': isRetryable,
  '12': (outcome) => {
    isKept(outcome);
    expect(outcome.events).not.toContain('quota');
  },
  '13': isRetryable,
  '14': (outcome) => {
    isRetryable(outcome);
    expect(outcome.events).not.toContain('<');
  },
  '15': isRetryable,
  '16': ({ last, message, left, cost, calls, events }) => {
    expect(message).toMatchObject(failed);
    expect(last?.data.message).toContain('is too long for the AI model. Please start a new chat');
    expect(events).not.toContain('nginx');
    // A second try would be refused as well.
    expect([left, cost, calls]).toEqual([50, 0, 1]);
  },
  '17': (outcome) => {
    isRetryable(outcome);
    expect(outcome.last?.data.message).toContain('is busy and accepts no more questions right now');
  },
  '18': ({ last, message, left, cost, calls, events }) => {
    expect(message).toMatchObject(failed);
    expect(last?.data.message).toContain('Failed to get AI response');
    expect(events).not.toContain('nginx');
    expect([left, cost, calls]).toEqual([50, 0, 1]);
    // The operator reads where it was sent, and none of the secrets of that address.
    expect(logged.join()).toContain(`404 from ${peer.baseUrl}/chat/completions`);
    expect(logged.join()).not.toMatch(/secret|sk-/);
  },
  '19': isKept,
  '20': ({ message, last }) => {
    expect(message).toMatchObject({ status: 'done', finish: 'length', text: sentence });
    expect(last?.name).toBe('done');
  },
  '21': ({ message, last, left }) => {
    expect(message).toMatchObject({ status: 'done', finish: 'filter', text: '' });
    expect(last).toMatchObject({ name: 'done', data: { message: { finish: 'filter' } } });
    expect(left).toBe(50);
  },
  '22': isPriced,
  '23': (outcome) => {
    isPriced(outcome);
    expect(outcome.message.text).toBe(sentence);
  },
  '25': ({ events }) => expect(events).not.toContain('the student'),
  '26': ({ shown }) => expect(shown).toBe(sentence),
  '27': ({ message, last, shown, left, cost, calls }) => {
    expect(message).toMatchObject(failed);
    expect([shown, last?.data.code, left]).toEqual(['', 'ai.failed', 50]);
    // Reasoning was received and is paid for, so it is not bought a second time.
    expect(cost).toBeGreaterThan(0);
    expect(calls).toBe(1);
  },
  '30': ({ message }) => expect(message).toMatchObject({ status: 'done', text: sentence }),
  '31': ({ message }) => expect(message).toMatchObject({ status: 'done', text: sentence }),
  '33': ({ message, calls }) => {
    expect(message).toMatchObject(failed);
    // Played for both names of the limit: each is tried once.
    expect(calls).toBe(2);
    expect(peer.calls.map((call) => ['max_tokens' in call, 'max_completion_tokens' in call])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(logged.join()).toContain("'max_tokens' is not supported");
  },
  '34': ({ message: { html } }) => {
    expect(html?.match(/<math[^>]*display="block"/g)).toHaveLength(1);
    expect(html).toMatch(/<pre><code>let x = 1 &#x3C; 2\s*<\/code>/);
    expect(html).toMatch(/First line\.<br>\s*other things/);
    const listItem = /<li[^>]*>(.*)<\/li>/s.exec(html ?? '')?.[1] ?? '';
    expect(
      listItem
        .replace(/<[^>]*>/g, '')
        .replaceAll('&#x3C;', '<')
        .trim(),
    ).toBe('<div>hi</div>');
    expect(html).toContain('$5 and $10.');
  },
};

describe('recorded answers of providers', () => {
  it.each(recorded)('[A6] $name: $expect', async (answer) => {
    const user = await signedIn(test.app);
    const outcome = await outcomeOf(answer, user);
    const exact = exactAnswer(answer);
    const check = checks[answer.name.slice(0, 2)];
    if (exact !== undefined) {
      expect(outcome.message).toMatchObject({ status: 'done', finish: 'complete', text: exact });
      expect(outcome.shown).toBe(exact);
      expect(outcome.last?.name).toBe('done');
      expect(outcome.left).toBe(49);
    }
    // No recording is played without a look at what became of it.
    expect(exact !== undefined || check !== undefined).toBe(true);
    check?.(outcome);
    // This one teaches how the provider answers, which the next recordings are to be read without.
    if (answer.name.startsWith('26')) await restartAi();
    // Nothing stays open at the provider, also where it would have left its connection open.
    await expect.poll(peer.open).toBe(0);
  });
});

it('[A2] formulas with any delimiters are rendered, and invalid TeX is marked', async () => {
  const content = 'The root \\(x_1\\) of\n\\[\n  ax^2\n- b\n\\]\nand `\\(code\\)`; what is $x_$?';
  const { message } = await outcomeOf(
    {
      name: 'delimiters',
      response: { status: 200, headers: { 'content-type': 'text/event-stream' } },
      parts: [
        { text: `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: 'stop' }] })}\n\n` },
        { text: 'data: [DONE]\n\n' },
      ],
      end: 'close',
      expect: 'formulas',
    },
    await signedIn(test.app),
  );
  expect(message.text).toBe(content);
  expect(message.html).toMatch(/root <math><msub>.*<math display="block".*<code>\\\(code\\\)<\/code>/s);
  expect(message.html).toContain('<code>x_</code> (not readable as a formula)');
  expect(message.html).not.toContain('<ul>');
});
