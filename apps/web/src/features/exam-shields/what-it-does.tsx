import { Panel } from '~/shell/panel';

const does = [
  'We hide a question that contains one of your exam questions, word for word or slightly changed.',
  'Until the exam is over, only the person who asked and our staff can see it. We tell that person why, and until when.',
  'The protection ends with the exam, or earlier if you end it. It also ends if we suspend your account or you are no longer an educator. Hidden questions then appear like any other question.',
];

const doesNot = [
  'It does not recognise an exam question in other words, in another language or in an image, or one that consists of common phrases.',
  'It does not check older questions, answers, comments or other websites.',
  'It does not stop guesses. Someone who guesses five words in a row can find out that they are right.',
];

/** Explains what the protection of an exam does and what it does not do. */
export function WhatItDoes() {
  return (
    <Panel title="What it does">
      <Points points={does} />
      <h3 className="text-18">What it does not do</h3>
      <Points points={doesNot} />
    </Panel>
  );
}

function Points({ points }: { points: string[] }) {
  return (
    <ul className="grid max-w-measure list-disc gap-1.5 ps-5 text-14 marker:text-ink-faint">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
