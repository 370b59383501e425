import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { richTextVersion } from '@aw/content/rich-text-version';
import type { ChatFinish, Citation } from '@aw/contracts/ai/chat';
import type { Database } from '@aw/db';
import type { AnswerEnd, EndedAnswer } from '@aw/db/ai';
import * as ai from '@aw/db/ai';
import { type Model, ModelUnavailableError, type Prompt } from '../../adapters/model/model';
import { inTransaction } from '../../database/in-transaction';
import type { RichTextCompiler } from '../../workers/rich-text/rich-text-compiler';
import { meterCall } from './call-meter';
import { type LiveAnswer, liveAnswer, tell, unkeptPart } from './live-answers';

export type Making = {
  id: number;
  /** Of the money that was set aside for it; null where it costs nothing. */
  reservationId: string | null;
  model: Model;
  prompt: Prompt;
  /** Where each passage of the prompt is from, in their order. */
  citations: readonly Citation[];
  /** Whose turn it takes to compile the answer's text. */
  group?: string;
  /** Gives the message back when no answer came; absent where none was counted. */
  giveBack?: (() => Promise<void>) | undefined;
};

export type AnswerMaker = {
  /** Who makes: each process has an id of its own. */
  readonly id: string;
  /** Begins to make an answer whose message is stored; goes on whether anybody reads it or not. */
  make(making: Making): void;
  /** An answer that this process makes, or has just made. */
  find(id: number): LiveAnswer | undefined;
  count(): number;
  /** Ends what is made; its text is kept. */
  close(): Promise<void>;
};

type Options = {
  db: Database;
  richText: RichTextCompiler;
  onError: (error: Error) => void;
  now?: () => Date;
  keepEveryMs?: number;
};

/** First parts are kept at once, with those that come within these milliseconds. */
const soonMs = 50;
const longestPauseMs = 5_000;
/** An answer stays so long after its end for those who are about to read it. */
const lingerMs = 10_000;

/** Makes answers, keeps their text while it is made, and ends each of them once. */
export function openAnswerMaker(options: Options): AnswerMaker {
  const { db, richText, onError, now = () => new Date(), keepEveryMs = 1_000 } = options;
  const id = randomUUID();
  const answers = new Map<number, LiveAnswer>();
  const runs = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let soon: NodeJS.Timeout | undefined;
  let keeping: Promise<void> | undefined;
  let isClosing = false;

  const made = () => [...answers.values()].filter((answer) => !answer.isEnded);

  async function keepAll(): Promise<void> {
    const going = made();
    const states = going.map((answer) => ({
      answer,
      part: unkeptPart(answer),
      retractions: answer.retractions,
    }));
    const { ended } = await ai.keepParts(db, {
      makerId: id,
      making: going.map((answer) => answer.id),
      retracted: going.filter(isRetractionUnkept).map((answer) => answer.id),
      parts: states.flatMap(({ part }) => part ?? []),
    });
    for (const { answer, part, retractions } of states) {
      // When text was retracted in the meantime, the next insert deletes what this one stored.
      if (answer.retractions !== retractions) continue;
      answer.keptRetractions = retractions;
      if (part) answer.keptLength = part.startsAt + part.text.length;
    }
    for (const answerId of ended) answers.get(answerId)?.stopping.abort();
  }

  /** One insert at a time; what fails is kept with the next one. */
  function keep(): Promise<void> {
    keeping ??= keepAll()
      .catch(onError)
      .finally(() => {
        keeping = undefined;
      });
    return keeping;
  }

  function keepSoon(): void {
    soon ??= setTimeout(() => {
      soon = undefined;
      void keep();
    }, soonMs).unref();
  }

  async function run(answer: LiveAnswer, making: Making): Promise<void> {
    let firstTextAt: Date | null = null;
    let finish: ChatFinish | null = null;
    let failure: string | null = null;
    let error: unknown;
    const meter = meterCall(making.model, making.prompt);
    try {
      for await (const event of making.model.answer(making.prompt, answer.stopping.signal)) {
        meter.note(event);
        if (event.kind === 'end') finish = event.finish;
        else if (event.kind === 'retraction') {
          retract(answer);
          keepSoon();
        } else if (event.kind === 'text') {
          if (!firstTextAt) keepSoon();
          firstTextAt ??= now();
          add(answer, event.text, making.citations);
        }
      }
    } catch (thrown) {
      error = thrown;
      failure = error instanceof ModelUnavailableError ? error.reason : 'error';
      onError(error instanceof Error ? error : new Error(String(error)));
    }
    const usage = meter.usage(error);
    const isCut = failure !== null || isClosing;
    const { text } = answer;
    await settle(making, {
      id: answer.id,
      status: finish ? 'done' : statusOfCut(text, isCut),
      finish,
      text,
      ...(await htmlOf(text, making.group)),
      citations: answer.citations,
      failure,
      firstTextAt,
      endedAt: now(),
      promptTokens: usage?.promptTokens ?? null,
      completionTokens: usage?.completionTokens ?? null,
      costMicrousd: usage ? making.model.priceOf(usage) : 0,
    });
    answer.isEnded = true;
    tell(answer);
    setTimeout(() => answers.delete(answer.id), lingerMs).unref();
  }

  async function htmlOf(text: string, group: string | undefined) {
    const caller = group === undefined ? undefined : { group };
    const compiled = text === '' ? undefined : await richText.compile(text, caller).catch(() => undefined);
    return { html: compiled?.html ?? null, htmlVersion: compiled ? richTextVersion : null };
  }

  /** Writes the end; while the database is away it is tried again, and the text stays in memory. */
  async function settle(making: Making, end: AnswerEnd): Promise<void> {
    for (let pause = 200; ; pause = Math.min(2 * pause, longestPauseMs))
      try {
        // A part that is on its way to the database would stay there after the end.
        await keeping;
        const ended = await endStored(db, end);
        // A deleted answer cannot say what was set aside for it.
        if (!ended && making.reservationId)
          await ai.settleSpending(db, { id: making.reservationId, costMicrousd: end.costMicrousd });
        // Another process that ended the answer has given the message back as well.
        if (ended && isForNothing(end)) await making.giveBack?.().catch(onError);
        return;
      } catch (error) {
        onError(error instanceof Error ? error : new Error(String(error)));
        if (isClosing) return;
        await sleep(pause, undefined, { ref: false });
      }
  }

  return {
    id,
    make(making) {
      const answer = liveAnswer(making.id);
      answers.set(making.id, answer);
      timer ??= setInterval(() => void (made().length > 0 && keep()), keepEveryMs).unref();
      const running = run(answer, making).catch(onError);
      runs.add(running);
      void running.finally(() => runs.delete(running));
    },
    find: (answerId) => answers.get(answerId),
    count: () => made().length,
    async close() {
      isClosing = true;
      clearInterval(timer);
      clearTimeout(soon);
      for (const answer of made()) answer.stopping.abort();
      await Promise.all(runs);
      await ai.forgetMakers(db, id).catch(onError);
    },
  };
}

/** Ends an answer and settles what was set aside for it; undefined where it has ended already. */
export async function endStored(db: Database, end: AnswerEnd): Promise<EndedAnswer | undefined> {
  return inTransaction({ db }, ({ db }) => ai.endChatAnswer(db, end));
}

/** Whether an answer stayed empty at no cost to its person: one that they stopped after the model began counts. */
function isForNothing({ text, status, costMicrousd }: AnswerEnd): boolean {
  return text === '' && (status !== 'stopped' || costMicrousd === 0);
}

/** Of an answer that is not whole: cut by its provider or its process, or stopped by its person. */
function statusOfCut(text: string, isCut: boolean): AnswerEnd['status'] {
  if (!isCut) return 'stopped';
  return text === '' ? 'failed' : 'interrupted';
}

const mark = /\[(\d{1,2})\]/g;
/** No mark is longer. */
const markLength = 4;

/**
 * Retracts all text so far and its citations. The next `keepParts` deletes the stored text too. Pages that follow the answer
 * already show the text, and replace it when the answer ends.
 */
function retract(answer: LiveAnswer): void {
  answer.retractions += 1;
  answer.text = '';
  answer.keptLength = 0;
  answer.citations = [];
}

const isRetractionUnkept = (answer: LiveAnswer) => answer.retractions > answer.keptRetractions;

/** Adds text, and the citations that it names for the first time. */
function add(answer: LiveAnswer, text: string, citations: readonly Citation[]): void {
  const from = Math.max(0, answer.text.length - markLength);
  answer.text += text;
  for (const [, digits] of answer.text.slice(from).matchAll(mark)) {
    const citation = citations[Number(digits) - 1];
    if (citation && !answer.citations.includes(citation)) answer.citations.push(citation);
  }
  tell(answer);
}
