import { AlarmClock, Clock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../primitives/icon';
import { VisuallyHidden } from '../primitives/visually-hidden';
import { crossedMark, formatCountdown, spokenSpan, urgencyOf } from './countdown';

export type QuizTimerProps = {
  /** By the server's clock, new each second; null for an attempt without a limit. */
  secondsLeft: number | null;
};

const looks = {
  none: { tone: '', icon: Clock, words: '' },
  soon: { tone: 'text-caution', icon: AlarmClock, words: ', less than five minutes' },
  last: { tone: 'text-danger', icon: AlarmClock, words: ', less than one minute' },
};

/** The time that is left; five minutes and one minute before the end are announced, each once. */
export function QuizTimer({ secondsLeft }: QuizTimerProps) {
  const notice = useNotice(secondsLeft);
  const { tone, icon, words } = looks[secondsLeft === null ? 'none' : urgencyOf(secondsLeft)];
  return (
    <>
      <div
        role="timer"
        aria-label="Time left"
        className={`flex items-center gap-2 leading-none whitespace-nowrap ${tone}`}
      >
        <Icon icon={icon} />
        {secondsLeft === null ? (
          <b className="text-15 font-strong">No time limit</b>
        ) : (
          <>
            <b aria-hidden="true" className="font-serif text-22 leading-none font-strong tabular-nums">
              {formatCountdown(secondsLeft)}
            </b>
            <span className="sr-only">{`${spokenSpan(secondsLeft)}${words}`}</span>
          </>
        )}
      </div>
      <VisuallyHidden isAnnounced>{notice}</VisuallyHidden>
    </>
  );
}

/** The last announcement; it stays as it is, unheard, when the server's clock sets the time back a little. */
function useNotice(secondsLeft: number | null) {
  const [notice, setNotice] = useState('');
  const before = useRef(secondsLeft);
  useEffect(() => {
    if (secondsLeft === null) return;
    const crossed = crossedMark(before.current ?? secondsLeft, secondsLeft);
    before.current = secondsLeft;
    if (crossed !== undefined) setNotice(crossed);
  }, [secondsLeft]);
  return notice;
}
