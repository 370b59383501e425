import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { richTextVersion } from '@aw/content/rich-text-version';
import type { ChatFinish, Citation } from '@aw/contracts/ai/chat';
import type { Database } from '@aw/db';
import type { AnswerEnd, EndedAnswer } from '@aw/db/ai';
import * as ai from '@aw/db/ai';
import {
  type Model,
  type ModelEvent,
  ModelUnavailableError,
  type Prompt,
} from '../../../adapters/model/model';
import { inTransaction } from '../../../database/in-transaction';
import type { RichTextCompiler } from '../../../workers/rich-text/rich-text-compiler';
import { meterCall } from '../spending/spending';
import {
  addText,
  type LiveAnswer,
  newLiveAnswer,
  publishChange,
  retractText,
  wholeLength,
} from './follow-answer';

/** An answer whose message is stored, with everything that is needed to write it. */
export type AnswerRequest = {
  id: number;
  /** Reservation of the answer's maximum cost; null where the answer costs nothing. */
  reservationId: string | null;
  model: Model;
  prompt: Prompt;
  /** Source of each passage of the prompt, in the order of the passages. */
  citations: readonly Citation[];
  /** Whether the answer is written with the images of its prompt; null without any. */
  imagesSeen?: () => boolean | null;
  /** Group of the person in the queue of texts to compile. */
  group?: string;
  /** Gives the message back when no answer came; undefined where none was counted. */
  giveBack?: (() => Promise<void>) | undefined;
};

export type AnswerMaker = {
  /** Id of this process as a writer of answers. */
  readonly id: string;
  /** Name of a connection that ends with this process; null if it has none. */
  readonly connection: string | null;
  /** Starts writing an answer, which continues even if nobody reads it. */
  make(request: AnswerRequest): void;
  /** Returns an answer that this process is writing or has just written. */
  find(id: number): LiveAnswer | undefined;
  count(): number;
  /** Ends all answers that are being written; their text is saved. */
  close(): Promise<void>;
};

type Options = {
  db: Database;
  /** Name of a connection that ends with this process; null if it has none. */
  connection?: string | null;
  richText: RichTextCompiler;
  onError: (error: Error) => void;
  now?: () => Date;
  keepEveryMs?: number;
};

/** The first part of an answer is saved after this time, together with what arrives until then. */
const firstSaveMs = 50;
const maxPauseMs = 5_000;
/** An ended answer stays in memory this long for clients that are about to read it. */
const lingerMs = 10_000;

/** Writes answers, saves their text in the meantime, and ends each of them once. */
export function openAnswerMaker(options: Options): AnswerMaker {
  const { db, connection = null, richText, onError, now = () => new Date(), keepEveryMs = 1_000 } = options;
  const id = randomUUID();
  const answers = new Map<number, LiveAnswer>();
  const runs = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let firstSave: NodeJS.Timeout | undefined;
  let saving: Promise<void> | undefined;
  let isClosing = false;

  const openAnswers = () => [...answers.values()].filter((answer) => !answer.isEnded);

  async function run(answer: LiveAnswer, request: AnswerRequest): Promise<void> {
    let firstTextAt: Date | null = null;
    let finish: ChatFinish | null = null;
    let failure: string | null = null;
    let error: unknown;
    let citations = request.citations;
    const meter = meterCall(request.model, request.prompt);
    try {
      for await (const event of request.model.answer(request.prompt, answer.stopping.signal)) {
        meter.note(event);
        if (event.kind === 'end') finish = event.finish;
        else if (event.kind === 'retraction') {
          retractText(answer);
          saveSoon();
        } else if (event.kind === 'text') {
          if (!firstTextAt) saveSoon();
          firstTextAt ??= now();
          addText(answer, event.text, citations);
        } else if (event.kind === 'reading') {
          citations = [...citations, ...event.citations];
          await noteReading(answer, event);
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
    await settle(request, {
      id: answer.id,
      status: finish ? 'done' : statusOfCut(text, isCut),
      finish,
      text,
      ...(await htmlOf(text, request.group)),
      citations: answer.citations,
      failure,
      imagesSeen: request.imagesSeen?.() ?? null,
      firstTextAt,
      endedAt: now(),
      promptTokens: usage?.promptTokens ?? null,
      completionTokens: usage?.completionTokens ?? null,
      costMicrousd: usage ? request.model.priceOf(usage) : 0,
    });
    answer.isEnded = true;
    publishChange(answer);
    setTimeout(() => answers.delete(answer.id), lingerMs).unref();
  }

  /** Stores the sources before the model gets them, because the rights of readers depend on these. */
  async function noteReading(
    answer: LiveAnswer,
    { reading, citations }: Extract<ModelEvent, { kind: 'reading' }>,
  ): Promise<void> {
    const sources = citations.map(({ source }) => source);
    if (!(await ai.addReading(db, { id: answer.id, reading, sources }))) answer.stopping.abort();
    answer.readings.push(reading);
    publishChange(answer);
  }

  function saveSoon(): void {
    firstSave ??= setTimeout(() => {
      firstSave = undefined;
      void save();
    }, firstSaveMs).unref();
  }

  /** Runs one insert at a time; a failed one is repeated with the next. */
  function save(): Promise<void> {
    saving ??= saveAll()
      .catch(onError)
      .finally(() => {
        saving = undefined;
      });
    return saving;
  }

  async function saveAll(): Promise<void> {
    const unfinished = openAnswers();
    const states = unfinished.map((answer) => ({
      answer,
      part: unsavedPart(answer),
      retractions: answer.retractions,
    }));
    const { ended } = await ai.saveParts(db, {
      makerId: id,
      connection,
      making: unfinished.map((answer) => answer.id),
      retracted: unfinished.filter(isRetractionUnsaved).map((answer) => answer.id),
      parts: states.flatMap(({ part }) => part ?? []),
    });
    for (const { answer, part, retractions } of states) {
      // When text was retracted in the meantime, the next insert deletes what this one stored.
      if (answer.retractions !== retractions) continue;
      answer.savedRetractions = retractions;
      if (part) answer.savedLength = part.startsAt + part.text.length;
    }
    for (const answerId of ended) answers.get(answerId)?.stopping.abort();
  }

  async function htmlOf(text: string, group: string | undefined) {
    const caller = group === undefined ? undefined : { group };
    const compiled = text === '' ? undefined : await richText.compile(text, caller).catch(() => undefined);
    return { html: compiled?.html ?? null, htmlVersion: compiled ? richTextVersion : null };
  }

  /** Stores the end of an answer. While the database is unavailable it tries again, and the text stays in memory. */
  async function settle(request: AnswerRequest, end: AnswerEnd): Promise<void> {
    for (let pauseMs = 200; ; pauseMs = Math.min(2 * pauseMs, maxPauseMs))
      try {
        // A part that reaches the database after the end would stay there.
        await saving;
        const ended = await endStored(db, end);
        // The row of a deleted answer, which named its reservation, is gone.
        if (!ended && request.reservationId)
          await ai.settleSpending(db, { id: request.reservationId, costMicrousd: end.costMicrousd });
        // Another process that ended the answer has given the message back as well.
        if (ended && isForNothing(end)) await request.giveBack?.().catch(onError);
        return;
      } catch (error) {
        onError(error instanceof Error ? error : new Error(String(error)));
        if (isClosing) return;
        await sleep(pauseMs, undefined, { ref: false });
      }
  }

  return {
    id,
    connection,
    make(request) {
      const answer = newLiveAnswer(request.id);
      answers.set(request.id, answer);
      timer ??= setInterval(() => void (openAnswers().length > 0 && save()), keepEveryMs).unref();
      const running = run(answer, request).catch(onError);
      runs.add(running);
      void running.finally(() => runs.delete(running));
    },
    find: (answerId) => answers.get(answerId),
    count: () => openAnswers().length,
    async close() {
      isClosing = true;
      clearInterval(timer);
      clearTimeout(firstSave);
      for (const answer of openAnswers()) answer.stopping.abort();
      await Promise.all(runs);
      await ai.deleteMakers(db, id).catch(onError);
    },
  };
}

/** Returns the text that is not saved yet, without an unpaired surrogate at its end, which PostgreSQL would refuse. */
function unsavedPart(answer: LiveAnswer): { messageId: number; startsAt: number; text: string } | undefined {
  const end = wholeLength(answer.text, answer.isEnded);
  if (end <= answer.savedLength) return undefined;
  return {
    messageId: answer.id,
    startsAt: answer.savedLength,
    text: answer.text.slice(answer.savedLength, end),
  };
}

const isRetractionUnsaved = (answer: LiveAnswer) => answer.retractions > answer.savedRetractions;

/** Status of an answer without a regular end: cut by its provider or its process, or stopped by its person. */
function statusOfCut(text: string, isCut: boolean): AnswerEnd['status'] {
  if (!isCut) return 'stopped';
  return text === '' ? 'failed' : 'interrupted';
}

/** Ends an answer and settles its reservation. Returns undefined for an answer that has already ended. */
export async function endStored(db: Database, end: AnswerEnd): Promise<EndedAnswer | undefined> {
  return inTransaction({ db }, ({ db }) => ai.endAnswer(db, end));
}

/** Whether an answer stayed empty at no cost to its person. One that they stopped after the model began counts. */
function isForNothing({ text, status, costMicrousd }: AnswerEnd): boolean {
  return text === '' && (status !== 'stopped' || costMicrousd === 0);
}
