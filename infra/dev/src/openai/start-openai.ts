import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { limitedCalls } from '../limited-calls';
import { type FunctionCall, sendCompletion } from './completions';
import { controlOpenai, type OpenaiControls, type OpenaiState } from './controls';
import { callFaults, type Fault, faultMoments, streamFaults } from './faults';
import { functionCallsFor } from './function-calls';
import { quizReplyTo } from './quiz-replies';
import { type ChatTurn, replyTo } from './replies';
import { studyReplyTo } from './study-replies';
import { hasImages, isTurn, readTurn, type SentTurn } from './turns';
import { tutorReplyTo } from './tutor-replies';

export type DevOpenai = {
  /** Value of `OPENAI_BASE_URL`. */
  baseUrl: string;
  apiKey: string;
  model: string;
  /** Model that, like OpenAI’s newer ones, refuses `max_tokens`, the older name of `max_completion_tokens`. */
  newerModel: string;
  /** Model that, like small compatible servers, supports neither response formats nor functions. */
  plainModel: string;
  /** Model that refuses pictures. */
  blindModel: string;
  /** Settings with which the API uses it. */
  settings: Record<string, string>;
  controls: OpenaiControls;
  close: () => Promise<void>;
};

type ChatCall = {
  model: string;
  messages: SentTurn[];
  stream?: boolean;
  stream_options?: { include_usage?: boolean };
  max_tokens?: number;
  max_completion_tokens?: number;
  response_format?: { json_schema?: { name?: string } };
  tools?: { function: { name: string } }[];
  tool_choice?: string;
};

type Behaviour = {
  isObedient?: boolean;
  replies?: string[];
  functionCalls?: FunctionCall[][];
  seen?: string;
  refusedImages?: number;
};

const model = 'workshop-test';
const newerModel = 'workshop-test-newer';
const plainModel = 'workshop-test-plain';
const blindModel = 'workshop-test-blind';
const models = [model, newerModel, plainModel, blindModel];
/** Number of prompts that are kept for tests to read. */
const maxPrompts = 2_000;

/** Starts a server for OpenAI’s chat completions, with faults that tests order. It keeps everything in memory. */
export async function startOpenai({ port = 0, msPerToken = 0 } = {}): Promise<DevOpenai> {
  const apiKey = `sk-test-${randomUUID()}`;
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 8 * 1024 * 1024 });
  app.setErrorHandler((error: Error & { statusCode?: number }, _, reply) =>
    refuse(reply, error.statusCode ?? 500, { message: error.message }),
  );
  addApi(app, { apiKey, msPerToken });
  const origin = await app.listen({ port, host: '127.0.0.1' });
  const baseUrl = `${origin}/v1`;
  return {
    baseUrl,
    apiKey,
    model,
    newerModel,
    plainModel,
    blindModel,
    settings: { OPENAI_BASE_URL: baseUrl, OPENAI_API_KEY: apiKey, OPENAI_MODEL: model },
    controls: controlOpenai(origin),
    close: () => app.close(),
  };
}

function addApi(app: FastifyInstance, { apiKey, msPerToken }: { apiKey: string; msPerToken: number }): void {
  const faults = limitedCalls<Fault>();
  const state: OpenaiState = { calls: 0, refusedImages: 0, open: 0, prompts: [] };
  let isObedient = false;
  let nextReplies: string[] = [];
  let nextCalls: FunctionCall[][] = [];
  let seen = '';
  let refusedNext = 0;

  /** Quizzes, problems and points are always solved or checked by the server, because a test does not know their order. */
  function textFor({ response_format: format }: ChatCall, messages: ChatTurn[]): string {
    const name = format?.json_schema?.name;
    if (name === 'solutions') return quizReplyTo(messages, name);
    if (name === 'study_support') return studyReplyTo(messages, name);
    if (name === 'tutor_solution' || name === 'tutor_assessment') return tutorReplyTo(messages, name);
    const next = nextReplies.shift();
    if (next !== undefined) return next;
    if (name === 'quiz_items') return quizReplyTo(messages, name);
    return name === 'study_entries' ? studyReplyTo(messages, name) : replyTo(messages, isObedient);
  }

  /** The functions that the model calls, if it may: those that a test ordered, or those that the student asks for. */
  function callsFor({ tools = [], tool_choice: choice }: ChatCall, turns: ChatTurn[]): FunctionCall[] {
    if (tools.length === 0 || choice === 'none') return [];
    return nextCalls.shift() ?? functionCallsFor(turns);
  }

  app.post<{ Body: ChatCall }>('/v1/chat/completions', callBody, async ({ headers, body }, reply) => {
    if (headers.authorization !== `Bearer ${apiKey}`)
      return refuse(reply, 401, { message: 'Incorrect API key provided.', code: 'invalid_api_key' });
    if (!models.includes(body.model))
      return refuse(reply, 404, { message: 'The model does not exist.', code: 'model_not_found' });
    if (body.model === newerModel && body.max_tokens !== undefined) return refuseOlderName(reply);
    if (body.model === plainModel && body.response_format !== undefined)
      return refuse(reply, 400, { message: 'Unknown field: response_format.', param: 'response_format' });
    if (body.model === plainModel && body.tools !== undefined)
      return refuse(reply, 400, { message: `${plainModel} does not support tools.`, param: 'tools' });
    // A schema of Fastify would change a list of one part into this part.
    if (!body.messages.every(isTurn))
      return refuse(reply, 400, { message: 'A message has no valid content.' });
    if (body.messages.some(hasImages) && (body.model === blindModel || refusedNext > 0)) {
      refusedNext -= 1;
      state.refusedImages += 1;
      const isBlind = body.model === blindModel;
      return refuse(reply, 400, {
        message: isBlind ? 'This model does not support image input.' : 'An image was refused by the filter.',
      });
    }
    const turns = body.messages.map((turn) => readTurn(turn));
    const prompt = turns.map(({ role, content }) => `${role}: ${content}`).join('\n');
    state.calls += 1;
    state.prompts = [...state.prompts, prompt].slice(-maxPrompts);
    const fault = faults.take();
    if (fault && sendFaultAnswer(fault, reply)) return reply;
    reply.hijack();
    state.open += 1;
    reply.raw.once('close', () => (state.open -= 1));
    const calls = callsFor(body, turns);
    const completion = {
      model: body.model,
      calls,
      text:
        calls.length > 0
          ? ''
          : textFor(
              body,
              body.messages.map((turn) => readTurn(turn, seen)),
            ),
      promptTokens: Math.ceil(prompt.length / 4),
      maxTokens: body.max_completion_tokens ?? body.max_tokens ?? Infinity,
      msPerToken,
      isStreamed: body.stream ?? false,
      hasUsage: body.stream_options?.include_usage ?? false,
    };
    await sendCompletion(reply.raw, completion, fault);
    return reply;
  });

  app.get('/_control/state', () => state);
  app.post('/_control/reset', () => {
    faults.clear();
    isObedient = false;
    nextReplies = [];
    nextCalls = [];
    seen = '';
    refusedNext = 0;
    Object.assign(state, { calls: 0, refusedImages: 0, prompts: [] });
    return {};
  });
  app.post<{ Body: Fault }>('/_control/fault', faultBody, ({ body }) => {
    faults.add(body);
    return {};
  });
  app.post<{ Body: Behaviour }>('/_control/behave', ({ body }) => {
    isObedient = body.isObedient ?? isObedient;
    seen = body.seen ?? seen;
    refusedNext = body.refusedImages ?? refusedNext;
    nextReplies.push(...(body.replies ?? []));
    nextCalls.push(...(body.functionCalls ?? []));
    return {};
  });
}

/** Sends the answer of a fault that replaces the model's answer. Returns false for other faults. */
function sendFaultAnswer({ kind }: Fault, reply: FastifyReply): boolean {
  if (kind === 'busy')
    refuse(reply.header('retry-after', '1'), 429, {
      message: 'Rate limit reached.',
      type: 'rate_limit_error',
    });
  else if (kind === 'broken')
    refuse(reply, 500, { message: 'The server had an error.', type: 'server_error' });
  else if (kind === 'html')
    void reply
      .type('text/html')
      .send('<!doctype html><title>Sign in</title><p>Please sign in to this network.');
  else return false;
  return true;
}

function refuseOlderName(reply: FastifyReply): FastifyReply {
  return refuse(reply, 400, {
    message:
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
    param: 'max_tokens',
    code: 'unsupported_parameter',
  });
}

type Refusal = { message: string; type?: string; param?: string; code?: string };

function refuse(reply: FastifyReply, status: number, refusal: Refusal): FastifyReply {
  const error = { type: 'invalid_request_error', param: null, code: null, ...refusal };
  return reply.code(status).send({ error });
}

const text = { type: 'string' };
const count = { type: 'integer', minimum: 1 };
const callBody = {
  schema: {
    body: {
      type: 'object',
      properties: {
        model: text,
        messages: {
          type: 'array',
          minItems: 1,
          items: {
            type: 'object',
            properties: { role: text, content: {} },
            required: ['role', 'content'],
          },
        },
        stream: { type: 'boolean' },
        max_tokens: count,
        max_completion_tokens: count,
      },
      required: ['model', 'messages'],
    },
  },
};
const faultBody = {
  schema: {
    body: {
      type: 'object',
      additionalProperties: false,
      properties: {
        kind: { enum: [...streamFaults, ...callFaults] },
        moment: { enum: faultMoments },
        calls: count,
        ms: { type: 'integer', minimum: 0 },
      },
      required: ['kind'],
    },
  },
};
