const always = [
  'Your name, e-mail address, password, passkeys and codes.',
  'Your sign-ins, our mails to you, and what you viewed, rated, downloaded and unlocked.',
  'Credits and rewards that you have not used.',
];
const shared = 'Your uploads with their files, your questions and answers.';
const sharedKept = 'Your uploads, questions and answers, without your name.';
const kept = [
  'Orders and payments, without your name.',
  'The book of credits and the log of changes, without your name.',
  'Courses that you added.',
];

/** What an erasure takes and what it leaves, after the choice that was made. */
export function WhatGoes({ keepsShared }: { keepsShared: boolean }) {
  return (
    <dl className="grid gap-3 border-y border-line py-3 text-14 sm:grid-cols-2">
      <Part title="What goes" lines={keepsShared ? always : [...always, shared]} />
      <Part title="What stays" lines={keepsShared ? [sharedKept, ...kept] : kept} />
    </dl>
  );
}

function Part({ title, lines }: { title: string; lines: string[] }) {
  return (
    <div className="grid content-start gap-1">
      <dt className="font-strong">{title}</dt>
      {lines.map((line) => (
        <dd key={line} className="text-ink-muted">
          {line}
        </dd>
      ))}
    </div>
  );
}
