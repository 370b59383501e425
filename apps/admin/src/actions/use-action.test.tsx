import { ApiError } from '@aw/contracts/api-error';
import { QueryClient } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ConsoleForTests } from '../testing/render-console';
import { isConflictOrUncertain } from './failure-text';
import { type ActionOptions, useAction } from './use-action';

const shown = { queryKey: ['item', 1], data: { id: 1, title: 'Old' } };
type Item = typeof shown.data;

/** Sends an action on a page that shows one item, and returns the item and whether it will be read again. */
async function afterAction(options: Omit<ActionOptions<void, Item>, 'isErrorShown'>) {
  const cache = new QueryClient();
  cache.setQueryData(shown.queryKey, shown.data);
  let action: { mutateAsync: () => Promise<Item> } | undefined;
  function Page() {
    action = useAction<Item>({ ...options, isErrorShown: true });
    return null;
  }
  renderToStaticMarkup(
    <ConsoleForTests cache={cache}>
      <Page />
    </ConsoleForTests>,
  );
  await action?.mutateAsync().catch(() => undefined);
  const state = cache.getQueryState(shown.queryKey);
  return { item: state?.data, isReadAgain: state?.isInvalidated };
}

const changed = { id: 1, title: 'New' };
const succeed = () => Promise.resolve(changed);
const failWith = (status: number) => () => Promise.reject(new ApiError(status, 'x'));

it('[M9] after a change the page is read again, but not after a dry run', async () => {
  expect(await afterAction({ send: succeed })).toEqual({ item: shown.data, isReadAgain: true });
  expect(await afterAction({ send: succeed, isDryRun: true })).toEqual({
    item: shown.data,
    isReadAgain: false,
  });
});

it('[Z9] an answer that is the changed item is shown at once', async () => {
  const { item } = await afterAction({ send: succeed, cacheKey: ({ id }) => ['item', id] });
  expect(item).toEqual(changed);
});

it('[M9] the page is read again if the outcome of a change is uncertain, but not after a refusal', async () => {
  for (const status of [0, 502])
    expect((await afterAction({ send: failWith(status) })).isReadAgain).toBe(true);
  for (const status of [400, 409])
    expect((await afterAction({ send: failWith(status) })).isReadAgain).toBe(false);
});

it('[M8] if someone else was faster, an action that asks for it reads the page again', async () => {
  const action = { send: failWith(409), isStaleAfter: isConflictOrUncertain };
  expect((await afterAction(action)).isReadAgain).toBe(true);
});
