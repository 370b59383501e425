import { Panel } from '~/shell/panel';

const does = [
  'A question that has a task of your exam, word for word or lightly changed, is held while the exam is under way. So is one that is edited to have it.',
  'Until the exam is over only its asker and our staff see it. The asker is told that it matches an exam, and until when it is held.',
  'Afterwards it goes on like every question.',
  'It ends early if you end it, if you are no longer an educator, or if your account is suspended. The questions that it held are then released.',
];

const doesNot = [
  'Phrases that occur in many documents and questions here do not count, so a task that consists of them is not recognised.',
  'It does not recognise a task that is told in other words, in another language, or in a picture.',
  'Use it only for the questions of an exam. If it holds questions of several people, our staff look at it and may end it. They see its dates, its counts and the questions that it holds, but neither its name nor your tasks.',
  'It does not look at questions from before the exam, at answers and comments, or at other sites.',
  'Fingerprints cannot be turned back into text. But who has them, such as our staff, and guesses five words in a row, can check the guess. So can who asks a question, by its being held.',
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
