import { Panel } from '~/shell/panel';

const does = [
  'We hide a question if it contains one of your exam questions, word for word or slightly changed. This also works if someone edits a question later.',
  'Until the exam is over, only the person who asked and our staff can see it. We tell that person that it matches an exam, and until when it is hidden.',
  'After the exam, it continues like any other question.',
  'It ends early if you end it, if you are no longer an educator, or if your account is suspended. The questions that it held are then released.',
];

const doesNot = [
  'Phrases that occur in many documents and questions here do not count, so a task that consists of them is not recognised.',
  'It does not recognise an exam question in other words, in another language or in an image.',
  'Use it only for the questions of an exam. If it holds questions of several people, our staff look at it and may end it. They see its dates, its counts and the questions that it holds, but neither its name nor your tasks.',
  'It does not check older questions, answers, comments or other websites.',
  'No one can turn fingerprints back into text. But someone who guesses five words in a row can check the guess: our staff with the fingerprints, or anyone who posts a question and sees it hidden.',
];

/** What the protection of an exam is good for, and where it ends. */
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
