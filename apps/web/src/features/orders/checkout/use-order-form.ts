import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldErrors, type Resolver, useForm, useWatch } from 'react-hook-form';
import { jurisdictionsQuery } from './checkout-queries';
import type { PickedDraft } from './draft/pick-draft';
import { useDraftSaver } from './draft/use-draft-saver';
import { orderProblems } from './order-problems';
import type { OrderValues } from './order-values';
import { offeredService, placeKeyOf, type Refusal, serviceOffer } from './place/service-offer';

/** Returns the order form with its draft, which saves what is typed, and the services that may be offered. */
export function useOrderForm(userId: string, picked: PickedDraft) {
  const draft = useDraftSaver(userId, picked);
  const rules = useQuery(jurisdictionsQuery).data ?? [];
  const [refusal, setRefusal] = useState<Refusal>();

  const resolver: Resolver<OrderValues> = (values) => {
    const errors = errorsOf(orderProblems(values, serviceOffer(values, rules, refusal)));
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
  const form = useForm<OrderValues>({
    defaultValues: picked.values,
    mode: 'onTouched',
    resolver,
    // The steps open the field's step first.
    shouldFocusError: false,
  });
  const values = useWatch({ control: form.control, compute: (typed: OrderValues) => typed });
  const offer = serviceOffer(values, rules, refusal);

  const lastText = useRef(JSON.stringify(picked.values));
  const saveDraft = useEffectEvent((typed: OrderValues) => {
    const text = JSON.stringify(typed);
    if (text === lastText.current) return;
    lastText.current = text;
    draft.edit({ ...typed });
  });
  useEffect(() => saveDraft(values), [values]);

  const { state } = draft;
  const refused =
    state.status === 'refused' && state.error.code === 'orders.jurisdiction' ? state.error : undefined;
  const storeRefusal = useEffectEvent((reason: string) =>
    setRefusal({ reason, placeKey: placeKeyOf(values) }),
  );
  useEffect(() => {
    if (refused) storeRefusal(refused.reason);
  }, [refused]);

  // A barred service is chosen again once another place allows it.
  const barred = useRef('');
  const service = offeredService(values.service || barred.current, offer);
  useEffect(() => {
    const chosen = form.getValues('service');
    if (service === chosen) return;
    barred.current = service === '' ? chosen : '';
    form.setValue('service', service, { shouldValidate: true });
  }, [service, form]);

  return { form, draft, values, offer };
}

function errorsOf(problems: ReturnType<typeof orderProblems>): FieldErrors<OrderValues> {
  return Object.fromEntries(
    Object.entries(problems).map(([field, message]) => [field, { type: 'contract', message }]),
  );
}
