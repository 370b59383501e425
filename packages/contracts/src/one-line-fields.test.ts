import { expect, it } from 'vitest';
import type { $ZodType } from 'zod/v4/core';
import * as contracts from './index';

/** Names of fields that are text of one line in every call. */
const names =
  /^(?:name|username|\w*Name|title|subject|topic|\w+Topic|majorCourse|label|headline|code|department|location|shownName)$/;

/** Fields of such a name with other contents, and what they contain. */
const otherContents: Record<string, string> = {
  'staffLogin.username': 'the name of an account, which may be older than this rule',
  'staffReadText.name': 'the name of a file',
  'sendSecondFactor.code': 'a code',
  'confirmTotp.code': 'a code',
  'confirmStaffTotp.code': 'a code',
  'endStaffTotp.code': 'a code',
  'saveQuestionDraft.title': 'a draft, which is kept as it is typed',
  'saveQuestionDraft.subject': 'a draft, which is kept as it is typed',
  'saveAnswerDraft.steps.label': 'a draft, which is kept as it is typed',
};

type Def = { type: string; shape?: Record<string, $ZodType>; innerType?: $ZodType; element?: $ZodType };
// Every Zod schema has this definition, but the types do not show it.
const defOf = (schema: $ZodType) => schema._zod.def as unknown as Def;

function* textsOf(schema: $ZodType, path: string): Generator<[string, $ZodType]> {
  const { type, shape, innerType, element } = defOf(schema);
  if (shape) for (const [name, field] of Object.entries(shape)) yield* textsOf(field, `${path}.${name}`);
  else if (element) yield* textsOf(element, path);
  else if (innerType) yield* textsOf(innerType, path);
  else if (type === 'string') yield [path, schema];
}

const typed = Object.entries(contracts).flatMap(([call, value]: [string, unknown]) => {
  if (typeof value !== 'object' || value === null || !('responses' in value)) return [];
  const parts = [value].flatMap((endpoint) =>
    ['body', 'form'].flatMap((part) => {
      const schema = Reflect.get(endpoint, part);
      return schema ? [...textsOf(schema, call)] : [];
    }),
  );
  return parts.filter(([path]) => names.test(path.split('.').at(-1) ?? '') && !(path in otherContents));
});

it('[U3] every call stores text of one line on one line, in NFC and without direction marks', () => {
  expect(typed.length).toBeGreaterThan(25);
  const wrong = typed.filter(([, schema]) => {
    const result = schema._zod.run({ value: 'Cafe\u0301\n\u202eb\u200bc', issues: [] }, {});
    return result instanceof Promise || (result.issues.length === 0 && result.value !== 'Caf\u00e9 bc');
  });
  expect(wrong.map(([path]) => path)).toEqual([]);
});
