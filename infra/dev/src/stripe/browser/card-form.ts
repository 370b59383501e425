import type { StripeError } from '@stripe/stripe-js';
import {
  cvcProblem,
  digitsOf,
  expiryProblem,
  type FieldName,
  type FieldProblem,
  formatExpiry,
  formatNumber,
  numberProblem,
  postalCodeProblem,
} from './card-fields';

const names: FieldName[] = ['number', 'expiry', 'cvc', 'postalCode'];

/** Connects the fields of the page: formats and checks their values while the person types. */
export function openCardForm(hasPostalCode: boolean, onChange: () => void) {
  const visibleNames = names.filter((name) => name !== 'postalCode' || hasPostalCode);
  const inputs = new Map(visibleNames.map((name) => [name, inputOf(name)]));
  const value = (name: FieldName) => inputs.get(name)?.value ?? '';

  function problemOf(name: FieldName): FieldProblem | undefined {
    if (name === 'number') return numberProblem(value(name));
    if (name === 'expiry') return expiryProblem(value(name), new Date());
    if (name === 'cvc') return cvcProblem(value(name), value('number'));
    return postalCodeProblem(value(name));
  }

  function show(name: FieldName, problem: FieldProblem | undefined): void {
    const input = inputs.get(name);
    const line = document.getElementById(`${name}-error`);
    input?.classList.toggle('Input--invalid', problem !== undefined);
    input?.setAttribute('aria-invalid', String(problem !== undefined));
    if (line) line.textContent = problem?.message ?? '';
  }

  for (const [name, input] of inputs) {
    input.addEventListener('input', () => {
      reformat(name, input);
      show(name, undefined);
      onChange();
    });
    input.addEventListener('blur', () => {
      if (input.value) show(name, problemOf(name));
    });
  }
  const postalField = document.getElementById('postalCode')?.closest<HTMLElement>('.field');
  if (postalField) postalField.hidden = !hasPostalCode;

  return {
    value,
    isEmpty: () => visibleNames.every((name) => !value(name)),
    isComplete: () => visibleNames.every((name) => !problemOf(name)),
    /** Shows all problems, focuses the first field with a problem and returns that problem. */
    validate: (): StripeError | undefined => {
      const problems = visibleNames.flatMap((name) => {
        const problem = problemOf(name);
        show(name, problem);
        return problem ? [{ name, problem }] : [];
      });
      const [first] = problems;
      if (!first) return undefined;
      inputs.get(first.name)?.focus();
      return { type: 'validation_error', ...first.problem };
    },
    focus: () => inputs.get('number')?.focus(),
    clear: () => {
      for (const [name, input] of inputs) {
        input.value = '';
        show(name, undefined);
      }
      onChange();
    },
    fillPostalCode: (text: string) => {
      const input = inputs.get('postalCode');
      if (input) input.value = text;
    },
  };
}

function inputOf(name: FieldName): HTMLInputElement {
  const input = document.getElementById(name);
  if (input instanceof HTMLInputElement) return input;
  throw new Error(`The page has no field ${name}.`);
}

function reformat(name: FieldName, input: HTMLInputElement): void {
  // A correction in the middle must not move the cursor.
  if (input.selectionStart !== input.value.length) return;
  if (name === 'number') input.value = formatNumber(input.value);
  if (name === 'cvc') input.value = digitsOf(input.value);
  const isShrinking = input.value.endsWith(' /') || input.value.endsWith('/');
  if (name === 'expiry' && !isShrinking) input.value = formatExpiry(input.value);
}
