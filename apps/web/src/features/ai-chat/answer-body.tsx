import type { Citation, ChatMessage as Message } from '@aw/contracts/ai/chat';
import { withheldAnswerText, withheldQuoteText } from '@aw/contracts/ai/withheld';
import { QuoteList } from '@aw/ui/patterns/chat-message';
import { RichText } from '@aw/ui/patterns/rich-text';
import { Note } from '@aw/ui/primitives/note';
import { type MouseEvent, useMemo } from 'react';
import { pathWithin } from '~/lib/path-within';
import { useGo } from '~/lib/use-go';
import { addressOf, placeOf } from './chat-texts';
import { citationAt, citedHtml } from './cited-html';

type AnswerBodyProps = {
  message: Pick<
    Message,
    'citations' | 'finish' | 'html' | 'removedReason' | 'source' | 'status' | 'text' | 'withheld'
  >;
  shown?: Citation;
  /** Shows a page beside the chat; without it a page is a link. */
  onShow?: (citation: Citation) => void;
};

const endings = {
  stopped: 'You stopped this answer. The part above is saved.',
  interrupted: 'This answer was interrupted. The part above is saved.',
  failed: 'There was no answer. This message does not count towards your daily limit.',
} as const;

/** The words of an answer, what they rest on, and why they end where they do. */
export function AnswerBody({ message, shown, onShow }: AnswerBodyProps) {
  const { text, status, finish, removedReason, source, citations } = message;
  if (removedReason !== null)
    return (
      <Note tone="caution" title="Our staff removed this answer.">
        {removedReason}
      </Note>
    );
  const isQuoted = source === 'library' && citations.length > 0;
  const whyWithheld = withheldAnswerText(message);
  return (
    <>
      {whyWithheld && (
        <Note tone="caution" title="This answer is not shown.">
          {whyWithheld}
        </Note>
      )}
      {/* The library's answer is its quotations, which the list below shows with their places. */}
      {isQuoted ? <p>{text.split('\n', 1)[0]}</p> : text && <Cited message={message} onShow={onShow} />}
      {citations.length > 0 && (
        <QuoteList
          quotes={citations.map((citation) => ({
            key: citation.number,
            quote: quoteOf(citation),
            title: isQuoted || citation.withheld ? citation.title : `[${citation.number}] ${citation.title}`,
            place: placeOf(citation),
            isChosen: shown?.number === citation.number,
            ...targetOf(citation, onShow),
          }))}
        />
      )}
      {status in endings && (
        <p className="text-13 text-ink-muted">{endings[status as keyof typeof endings]}</p>
      )}
      {finish === 'length' && (
        <p className="text-13 text-ink-muted">This answer reached the length limit. You can continue it.</p>
      )}
      {finish === 'filter' && (
        <Note tone="caution">The AI provider stopped this answer because of its content rules.</Note>
      )}
    </>
  );
}

/** The quoted words, or a sentence that says why they are not shown. */
function quoteOf(citation: Citation) {
  const withheld = withheldQuoteText(citation);
  if (withheld) return <span className="font-sans text-15 text-ink-muted">{withheld}</span>;
  return citation.html ? <RichText html={citation.html} source={citation.quote} /> : citation.quote;
}

/** The target of a quote: the page beside the chat, the page that has it, or none once that is gone. */
function targetOf(citation: Citation, onShow: AnswerBodyProps['onShow']) {
  if (citation.withheld === 'unavailable') return {};
  if (onShow && citation.source.kind === 'page' && !citation.withheld)
    return { onChoose: () => onShow(citation) };
  return { to: addressOf(citation) };
}

/** The words of a model; a press on a mark, such as [2], opens what it cites. */
function Cited({ message: { html, text, citations }, onShow }: Pick<AnswerBodyProps, 'message' | 'onShow'>) {
  const shown = useMemo(() => html && citedHtml(html, citations), [html, citations]);
  const go = useGo();
  const open = (event: MouseEvent) => {
    const to = pathWithin(event.nativeEvent);
    if (to === undefined) return;
    event.preventDefault();
    const citation = citations.find(({ number }) => number === citationAt(event.target));
    if (citation?.source.kind === 'page' && onShow) onShow(citation);
    else void go(to);
  };
  return (
    // The links in it are pressed, by keys too; this only hears of it.
    <div onClickCapture={open}>
      <RichText html={shown} source={text} />
    </div>
  );
}
