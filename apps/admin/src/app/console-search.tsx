import { SearchInput } from '@aw/ui/primitives/search-input';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { orderNumberIn } from '../format/order-number';
import { useSingleKeys } from '../keyboard/single-keys';
import { searchAddress, searchContent, searchedWords } from './search-address';

const typingPauseMs = 150;

/** The search in the header: live on lists, elsewhere Enter leads to the documents; an order's number opens it at once. */
export function ConsoleSearch() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const hasHotkey = useSingleKeys();
  const words = searchedWords({ pathname, search });
  const [text, setText] = useState(words ?? '');
  const [known, setKnown] = useState(words);

  // The address changed by itself (back, a removed chip): the field follows it.
  if (words !== known) {
    setKnown(words);
    setText(words ?? '');
  }

  useEffect(() => {
    const next = text.trim();
    const isOrder = orderNumberIn(next) !== undefined;
    if (!isOrder && (words === undefined || next === words)) return;
    const timer = setTimeout(() => {
      // The order is open then, and nothing is searched any more.
      if (isOrder) setText('');
      else setKnown(next);
      void navigate(searchAddress({ pathname, search }, next), { replace: Boolean(words) && !isOrder });
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [text, words, pathname, search, navigate]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = text.trim();
    if (words === undefined && next && !orderNumberIn(next))
      void navigate(searchAddress({ pathname, search }, next));
  };

  return (
    <search>
      <form onSubmit={submit}>
        <SearchInput
          {...searchContent(pathname)}
          size="sm"
          value={text}
          onValueChange={setText}
          maxLength={200}
          hasHotkey={hasHotkey}
        />
      </form>
    </search>
  );
}
