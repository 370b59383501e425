import * as contract from '@aw/contracts/quizzes/authoring';
import * as corrections from '@aw/contracts/quizzes/corrections';
import * as files from '@aw/contracts/quizzes/question-files';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../../context';
import { asStaff } from '../../../server/acting';
import { attach } from '../../../server/attach';
import { sendSlice } from '../../../server/pages';
import { previewItem } from '../compile-item';
import { addQuestion, changeQuestion, moveQuestion, removeQuestion } from './change-questions';
import { changeQuiz, createQuiz } from './change-quiz';
import { correctQuestion, previewCorrection } from './correct-question';
import { getQuizForStaff, listQuizzesForStaff } from './get-quiz';
import { exportQuestions, importQuestions } from './question-files';

/** Quizzes and their questions in the console, for their authors. */
export function staffQuizRoutes(app: FastifyInstance, base: Context): void {
  const as = (request: FastifyRequest) => asStaff(base, request);
  attach(app, contract.staffListQuizzes, async ({ query, request, reply }) =>
    sendSlice(await listQuizzesForStaff(as(request), query), request, reply),
  );
  attach(app, contract.staffReadQuiz, async ({ params }) => getQuizForStaff(base.db, params.id));
  attach(app, contract.staffCreateQuiz, async ({ body, request }) => createQuiz(as(request), body));
  attach(app, contract.staffUpdateQuiz, async ({ params, body, request }) =>
    changeQuiz(as(request), params.id, body),
  );
  attach(app, contract.staffPreviewQuizQuestion, async ({ body, request }) =>
    previewItem(as(request), body.item),
  );
  attach(app, contract.staffAddQuizQuestion, async ({ params, body, request }) =>
    addQuestion(as(request), params.id, body),
  );
  attach(app, contract.staffUpdateQuizQuestion, async ({ params, body, request }) =>
    changeQuestion(as(request), params, body),
  );
  attach(app, contract.staffRemoveQuizQuestion, async ({ params, body, request }) =>
    removeQuestion(as(request), params, body.version),
  );
  attach(app, contract.staffMoveQuizQuestion, async ({ params, body, request }) =>
    moveQuestion(as(request), params, body),
  );
  attach(app, files.staffExportQuizQuestions, async ({ params, query }) =>
    exportQuestions(base, params.id, query.format),
  );
  attach(app, files.staffImportQuizQuestions, async ({ params, body, request }) =>
    importQuestions(as(request), params.id, body),
  );
  attach(app, corrections.staffPreviewCorrection, async ({ params, query, request }) =>
    previewCorrection(as(request), params, query),
  );
  attach(app, corrections.staffCorrectQuizQuestion, async ({ params, body, request }) =>
    correctQuestion(as(request), params, body),
  );
}
