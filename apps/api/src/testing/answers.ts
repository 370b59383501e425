import type { LightMyRequestResponse } from 'fastify';

type Answer = Pick<LightMyRequestResponse, 'statusCode' | 'json'>;

/** Returns the error code of an answer. */
export const codeOf = (answer: Answer) => answer.json<{ code: string }>().code;

/** Returns the status and the error code of a refused call. */
export const refusalOf = (answer: Answer) => [answer.statusCode, codeOf(answer)];

/** Returns the statuses of simultaneous calls in ascending order. */
export const statusesOf = (answers: readonly Answer[]) =>
  answers.map(({ statusCode }) => statusCode).sort((one, other) => one - other);
