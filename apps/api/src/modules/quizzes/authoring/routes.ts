import * as contract from '@aw/contracts/quizzes/authoring';
import * as files from '@aw/contracts/quizzes/question-files';
import { route, routes } from '../../../server/routes';
import { previewItem } from '../compile-item';
import { addQuestion, changeQuestion, moveQuestion, removeQuestion } from './change-questions';
import { changeQuiz, createQuiz } from './change-quiz';
import { getQuizForStaff, listQuizzesForStaff } from './get-quiz';
import { exportQuestions, importQuestions } from './question-files';

export const quizAuthoringRoutes = routes(
  route(contract.staffListQuizzes, (ctx, { query }) => listQuizzesForStaff(ctx, query)),
  route(contract.staffReadQuiz, (ctx, { params }) => getQuizForStaff(ctx.db, params.id)),
  route(contract.staffCreateQuiz, (ctx, { body }) => createQuiz(ctx, body)),
  route(contract.staffUpdateQuiz, (ctx, { params, body }) => changeQuiz(ctx, params.id, body)),
  route(contract.staffPreviewQuizQuestion, (ctx, { body }) => previewItem(ctx, body.item)),
  route(contract.staffAddQuizQuestion, (ctx, { params, body }) => addQuestion(ctx, params.id, body)),
  route(contract.staffUpdateQuizQuestion, (ctx, { params, body }) => changeQuestion(ctx, params, body)),
  route(contract.staffRemoveQuizQuestion, (ctx, { params, body }) =>
    removeQuestion(ctx, params, body.version),
  ),
  route(contract.staffMoveQuizQuestion, (ctx, { params, body }) => moveQuestion(ctx, params, body)),
  route(files.staffExportQuizQuestions, (ctx, { params, query }) =>
    exportQuestions(ctx, params.id, query.format),
  ),
  route(files.staffImportQuizQuestions, (ctx, { params, body }) => importQuestions(ctx, params.id, body)),
);
