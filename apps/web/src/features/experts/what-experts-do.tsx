import { Icon } from '@aw/ui/primitives/icon';
import { BadgeCheck, Clock, ListChecks } from 'lucide-react';
import { Panel } from '~/shell/panel';

const points = [
  {
    icon: ListChecks,
    title: 'Answer in steps',
    text: 'Students ask where they are stuck, with their own attempt. You explain the way, step by step, so that they can go on by themselves.',
  },
  {
    icon: Clock,
    title: 'When you have time',
    text: 'You choose the questions, in your own subjects. There are no hours to keep.',
  },
  {
    icon: BadgeCheck,
    title: 'Check what others wrote',
    text: 'An answer counts as verified when a second expert has looked at it.',
  },
];

/** What the work is, before somebody applies. */
export function WhatExpertsDo() {
  return (
    <Panel title="What experts do">
      <ul className="grid gap-4">
        {points.map(({ icon, title, text }) => (
          <li key={title} className="grid grid-cols-[20px_minmax(0,1fr)] gap-3">
            <span className="mt-0.5 text-accent">
              <Icon icon={icon} />
            </span>
            <div className="max-w-measure">
              <h3 className="font-sans text-15 font-strong tracking-normal">{title}</h3>
              <p className="text-14 text-ink-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="max-w-measure text-14 text-ink-muted">
        To apply, you name your subjects and add a certificate or transcript for each. Our staff look at every
        application, and you are told by e-mail.
      </p>
    </Panel>
  );
}
