import assert from 'node:assert/strict';
import { test } from 'node:test';
import { breakingChanges } from './api-changes.mjs';

const text = { type: 'string' };
const json = (schema) => ({ content: { 'application/json': { schema } } });
const object = (properties, required = Object.keys(properties)) => ({ type: 'object', properties, required });
const nullable = (schema) => ({ anyOf: [schema, { type: 'null' }] });

const question = object({ title: text, tags: { type: 'array', items: object({ name: text }) } });
const form = object({ title: text, sort: { type: 'string', enum: ['new', 'old'] } }, ['title']);
const query = (name, required = false) => ({ in: 'query', name, required, schema: text });

/** A description with one operation, `POST /api/questions/{id}`, changed by `parts`. */
function description(parts = {}) {
  const operation = {
    parameters: [{ in: 'path', name: 'id', required: true, schema: text }, query('draft')],
    requestBody: { required: true, ...json(form) },
    responses: { 200: json(question) },
    ...parts,
  };
  return { paths: { '/api/questions/{id}': { post: operation } } };
}

const changesTo = (parts) =>
  breakingChanges(description(), description(parts)).map((change) =>
    change.replace('POST /api/questions/{id}: ', ''),
  );
const bodyOf = (schema) => ({ requestBody: { required: true, ...json(schema) } });
const answerOf = (schema) => ({ responses: { 200: json(schema) } });

void test('a removed operation is reported, and a renamed path parameter is not', () => {
  assert.deepEqual(breakingChanges(description(), { paths: {} }), ['POST /api/questions/{id} was removed.']);
  const { post } = description().paths['/api/questions/{id}'];
  assert.deepEqual(
    breakingChanges(description(), { paths: { '/api/questions/{questionId}': { post } } }),
    [],
  );
});

void test('removed parameters, new required parameters and newly required parameters are reported', () => {
  assert.deepEqual(changesTo({ parameters: [] }), ['query parameter draft was removed.']);
  assert.deepEqual(changesTo({ parameters: [query('draft'), query('more')] }), []);
  assert.deepEqual(changesTo({ parameters: [query('draft', true), query('day', true)] }), [
    'query parameter draft is now required.',
    'query parameter day is new and required.',
  ]);
});

void test('a body that no longer accepts what it accepted before is reported', () => {
  const { title, sort } = form.properties;
  assert.deepEqual(changesTo(bodyOf(object({ title, sort: { ...sort, enum: ['new'] } }))), [
    'body.sort is now required.',
    'body.sort can no longer be "old".',
  ]);
  assert.deepEqual(changesTo(bodyOf(object({ title: { type: 'number' }, day: text }))), [
    'body.title can no longer be string.',
    'body.sort was removed.',
    'body.day is new and required.',
  ]);
  assert.deepEqual(changesTo(bodyOf(object({ title: nullable(text), sort }, []))), []);
  assert.deepEqual(changesTo({ requestBody: undefined }), ['the body was removed.']);
});

void test('a response without a property that it had, or with a type that it did not have, is reported', () => {
  const { title, tags } = question.properties;
  assert.deepEqual(changesTo(answerOf(object({ tags }))), ['response 200.title was removed.']);
  assert.deepEqual(changesTo(answerOf(object({ title, tags }, ['tags']))), [
    'response 200.title can now be missing.',
  ]);
  assert.deepEqual(changesTo(answerOf(object({ title: nullable(text), tags, day: text }))), [
    'response 200.title can now be null.',
  ]);
  assert.deepEqual(changesTo(answerOf(object({ title, tags: { type: 'array', items: object({}) } }))), [
    'response 200.tags[].name was removed.',
  ]);
  assert.deepEqual(changesTo({ responses: { 201: json(question) } }), ['response 200 was removed.']);
});

void test('alternatives of a union are compared by the value that distinguishes them', () => {
  const state = (value, more) => object({ state: { type: 'string', enum: [value] }, ...more });
  const changes = (before, after) =>
    breakingChanges(description(answerOf({ anyOf: before })), description(answerOf({ anyOf: after })));
  const [open, paid] = [state('open', { price: text }), state('paid', { day: text })];
  assert.deepEqual(changes([open, paid], [paid, open]), []);
  assert.deepEqual(changes([open, paid], [state('paid', {}), open]), [
    'POST /api/questions/{id}: response 200.day was removed.',
  ]);
  assert.deepEqual(changes([open], [open, paid]), [
    'POST /api/questions/{id}: response 200 can now be object with state "paid".',
  ]);
});
