import { AlarmClock, Clock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../primitives/icon';
import { VisuallyHidden } from '../../primitives/visually-hidden';
import { dueAnnouncement, formatCountdown, formatSpokenDuration, urgencyOf } from './countdown';

export type QuizTimerProps = {
  /** Seconds by the server's clock, updated each second; null for an attempt without a limit. */
  secondsLeft: number | null;
};

const appearances = {
  none: { tone: '', icon: Clock, words: '' },
  soon: { tone: 'text-caution', icon: AlarmClock, words: ', less than five minutes' },
  last: { tone: 'text-danger', icon: AlarmClock, words: ', less than one minute' },
};

/** Shows the remaining time, and announces once each when five minutes and one minute are left. */
export function QuizTimer({ secondsLeft }: QuizTimerProps) {
  const notice = useNotice(secondsLeft);
  const { tone, icon, words } = appearances[secondsLeft === null ? 'none' : urgencyOf(secondsLeft)];
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
            <span className="sr-only">{`${formatSpokenDuration(secondsLeft)}${words}`}</span>
          </>
        )}
      </div>
      <VisuallyHidden isAnnounced>{notice}</VisuallyHidden>
    </>
  );
}

/** Returns the last announcement. It does not change when the server's clock sets the time back a little. */
function useNotice(secondsLeft: number | null) {
  const [notice, setNotice] = useState('');
  const before = useRef(secondsLeft);
  useEffect(() => {
    if (secondsLeft === null) return;
    const crossed = dueAnnouncement(before.current ?? secondsLeft, secondsLeft);
    before.current = secondsLeft;
    if (crossed !== undefined) setNotice(crossed);
  }, [secondsLeft]);
  return notice;
}
