import type { Citation, ChatMessage as Message } from '@aw/contracts/ai/chat';
import { withheldAnswerText, withheldQuoteText } from '@aw/contracts/ai/withheld';
import { QuoteList } from '@aw/ui/patterns/chat-message';
import { RichText } from '@aw/ui/patterns/rich-text';
import { Note } from '@aw/ui/primitives/note';
import { type MouseEvent, useMemo } from 'react';
import { pathWithin } from '~/lib/path-within';
import { useGo } from '~/lib/use-go';
import { addressOf, placeOf } from '../chat-texts';
import { citationAt, citedHtml } from './cited-html';

type AnswerBodyProps = {
  message: Pick<
    Message,
    'citations' | 'finish' | 'html' | 'removedReason' | 'source' | 'status' | 'text' | 'withheld'
  >;
  shown?: Citation;
  /** Shows a cited page beside the chat; without it, citations are links. */
  onShow?: (citation: Citation) => void;
};

const endings = {
  stopped: 'You stopped this answer. The part above is saved.',
  interrupted: 'This answer was interrupted. The part above is saved.',
  failed: 'There was no answer. This message does not count towards your daily limit.',
} as const;

/** The text of an answer, its sources, and the reason if it ended early. */
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
      {/* A study library answer consists of quotations, which the list below shows with their sources. */}
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

/** Returns the quotation, or the reason why it is not shown. */
function quoteOf(citation: Citation) {
  const withheld = withheldQuoteText(citation);
  if (withheld) return <span className="font-sans text-15 text-ink-muted">{withheld}</span>;
  return citation.html ? <RichText html={citation.html} source={citation.quote} /> : citation.quote;
}

/** Returns the target of a quotation: the panel beside the chat, a link, or none if the source is gone. */
function targetOf(citation: Citation, onShow: AnswerBodyProps['onShow']) {
  if (citation.withheld === 'unavailable') return {};
  if (onShow && citation.source.kind === 'page' && !citation.withheld)
    return { onChoose: () => onShow(citation), titleTo: addressOf(citation) };
  return { to: addressOf(citation) };
}

/** The text of a model's answer. Pressing a mark such as [2] opens its source. */
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
    // The links inside are the controls, also for the keyboard; this handler only intercepts their clicks.
    <div onClickCapture={open}>
      <RichText html={shown} source={text} />
    </div>
  );
}
