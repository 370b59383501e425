import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import type { OrderField, OrderValues } from '../order-values';
import { fieldsUpTo, firstField, neighbourOf, type OrderStep, readStep, stepOf } from './order-steps';

/** The breakpoint `lg`, from which the page shows all steps at once. */
const wide = '(min-width: 56.25rem)';

/** Returns true if the page shows one step at a time. */
export const isStepped = (): boolean => !matchMedia(wide).matches;

type Input = {
  form: UseFormReturn<OrderValues>;
  /** The step to open if the address names none. */
  firstStep: OrderStep;
};

/** The step in the address and the ways between the steps. On wide pages, which show all of them, it has no effect. */
export function useOrderSteps({ form, firstStep }: Input) {
  const location = useLocation();
  const navigate = useNavigate();
  const isBack = useNavigationType() === 'POP';
  const step = readStep(new URLSearchParams(location.search).get('step')) ?? firstStep;
  const heading = useRef<HTMLHeadingElement>(null);
  /** Focuses a part of the next step once it is shown, instead of its heading. */
  const focusNext = useRef<() => void>(undefined);

  const open = (next: OrderStep, { isReplaced = false } = {}) => {
    const params = new URLSearchParams(location.search);
    params.set('step', next);
    void navigate(`?${params}`, {
      replace: isReplaced,
      preventScrollReset: true,
      // Tells the way back by the browser's history from an address that was opened directly.
      state: isReplaced ? null : { from: step },
    });
  };

  const shown = useRef(step);
  const focusStep = useEffectEvent(() => {
    const focus = focusNext.current;
    focusNext.current = undefined;
    if (focus) return focus();
    if (!isStepped()) return;
    heading.current?.focus({ preventScroll: true });
    // Going back restores the place on the page.
    if (!isBack) heading.current?.parentElement?.scrollIntoView({ block: 'start' });
  });
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    focusStep();
  }, [step]);

  /** Opens the step of a field, if it is hidden, and focuses the field. */
  const openField = (field: OrderField) => {
    if (!isStepped() || stepOf(field) === step) return form.setFocus(field);
    focusNext.current = () => form.setFocus(field);
    open(stepOf(field));
  };
  /** Opens the first of several fields, which have errors. */
  const openFirst = (fields: readonly string[]) => {
    const first = firstField(fields, isStepped());
    if (first) openField(first);
  };

  /** Opens the next step, or the first field that is not valid yet. */
  const openNext = async () => {
    const fields = fieldsUpTo(step);
    if (!(await form.trigger(fields)))
      return openFirst(fields.filter((field) => form.getFieldState(field).error));
    const next = neighbourOf(step, 1);
    if (next) open(next);
  };
  const goBack = () => {
    const previous = neighbourOf(step, -1);
    if (!previous) return;
    if (location.state?.from === previous) void navigate(-1);
    else open(previous, { isReplaced: true });
  };

  // A window that becomes narrow shows the step in which the customer was typing.
  const lastFocused = useRef<HTMLElement>(undefined);
  const followFocus = useEffectEvent(() => {
    const element = lastFocused.current;
    const typedIn = readStep(element?.closest<HTMLElement>('[data-step]')?.dataset.step ?? null);
    if (!element || !typedIn || typedIn === step || !isStepped()) return;
    focusNext.current = () => element.focus();
    open(typedIn, { isReplaced: true });
  });
  useEffect(() => {
    const list = matchMedia(wide);
    const onChange = () => followFocus();
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  }, []);
  const onFocus = ({ target }: { target: EventTarget }) => {
    if (target instanceof HTMLElement) lastFocused.current = target;
  };

  return { step, heading, openNext, goBack, openField, openFirst, onFocus };
}
