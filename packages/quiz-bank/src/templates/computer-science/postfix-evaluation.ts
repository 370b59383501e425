import type { Template } from '../../template';

/** Tokens of a postfix expression, the same expression in ordinary notation, and its value. */
type Expression = { tokens: readonly string[]; infix: string; value: number };
type Operation = (left: number, right: number) => number;

const operations: Record<string, Operation> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
};

/** Evaluates the tokens. `take` removes both operands from the waiting ones, the left one first. */
function evaluate(tokens: readonly string[], take: (waiting: number[]) => number[]): number {
  const waiting: number[] = [];
  for (const token of tokens) {
    const operation = operations[token];
    if (operation) {
      const [left = 0, right = 0] = take(waiting);
      waiting.push(operation(left, right));
    } else waiting.push(Number(token));
  }
  return waiting[0] ?? 0;
}

const fromTop = (waiting: number[]) => waiting.splice(-2, 2);
/** Returns numbers and operators in written order, as if each operator were between two numbers. */
const inOrder = (tokens: readonly string[]) => ({
  numbers: tokens.filter((token) => !operations[token]).map(Number),
  signs: tokens.filter((token) => operations[token]),
});

function leftToRight(tokens: readonly string[]): number {
  const { numbers, signs } = inOrder(tokens);
  return numbers.reduce((value, number, index) => operations[signs[index - 1] ?? '+']?.(value, number) ?? 0);
}

function productsFirst(tokens: readonly string[]): number {
  const { numbers, signs } = inOrder(tokens);
  const summands = [{ sign: '+', factors: [numbers[0] ?? 0] }];
  for (const [index, sign] of signs.entries()) {
    const number = numbers[index + 1] ?? 0;
    if (sign === '*') summands.at(-1)?.factors.push(number);
    else summands.push({ sign, factors: [number] });
  }
  return summands.reduce((sum, { sign, factors }) => {
    const product = factors.reduce((one, other) => one * other);
    return sign === '-' ? sum - product : sum + product;
  }, 0);
}

export const postfixEvaluation: Template<Expression, number> = {
  subject: 'Computer Science',
  topic: 'Stacks',
  difficulty: 'medium',
  source:
    'Aho, Lam, Sethi and Ullman, Compilers: Principles, Techniques, and Tools, 2nd edition, section 2.3.1, Postfix Notation',
  make: ({ int, pick }) => {
    const [a, b, c, d] = [int(2, 9), int(2, 9), int(2, 9), int(2, 9)];
    const [text, infix, value] = pick<[string, string, number]>([
      [`${a} ${b} ${c} + * ${d} -`, `${a} * (${b} + ${c}) - ${d}`, a * (b + c) - d],
      [`${a} ${b} - ${c} ${d} + *`, `(${a} - ${b}) * (${c} + ${d})`, (a - b) * (c + d)],
      [`${a} ${b} ${c} - ${d} * +`, `${a} + (${b} - ${c}) * ${d}`, a + (b - c) * d],
      [`${a} ${b} ${c} ${d} - * +`, `${a} + ${b} * (${c} - ${d})`, a + b * (c - d)],
    ]);
    return { tokens: text.split(' '), infix, value };
  },
  stem: ({ tokens }) =>
    `What is the value of the expression \`${tokens.join(' ')}\` in postfix notation (reverse Polish notation)?`,
  answer: ({ tokens }) => evaluate(tokens, fromTop),
  mistakes: {
    'Interchanges the operands of the subtraction.': ({ tokens }) =>
      evaluate(tokens, (waiting) => fromTop(waiting).toReversed()),
    'Takes the operands that have waited longest, as from a queue.': ({ tokens }) =>
      evaluate(tokens, (waiting) => waiting.splice(0, 2)),
    'Puts the operators between the numbers in their order and calculates from left to right.': (
      expression,
    ) => leftToRight(expression.tokens),
    'Puts the operators between the numbers in their order and multiplies before adding and subtracting.': (
      expression,
    ) => productsFirst(expression.tokens),
  },
  show: (value) => `$${value}$`,
  // Compares with the value of the expression in ordinary notation.
  holds: ({ value }, option) => value === option,
  explanation: ({ tokens, infix, value }) => [
    `Numbers are pushed on a stack. An operator pops two of them, the upper one being its right operand, and pushes the result. So \`${tokens.join(' ')}\` means \`${infix}\`, which is $${value}$.`,
    'An operator belongs to the two values right before it, however far back the first numbers were pushed: neither precedence nor parentheses are needed, and the oldest values wait longest. With a subtraction the order matters: the value pushed first is the one from which the other is taken away.',
  ],
};
