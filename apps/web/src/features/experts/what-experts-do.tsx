import { Icon } from '@aw/ui/primitives/icon';
import { BadgeCheck, Clock, ListChecks } from 'lucide-react';
import { Panel } from '~/shell/panel';

const points = [
  {
    icon: ListChecks,
    title: 'Answer in steps',
    text: 'Students show where they are stuck and what they tried. You explain step by step, so that they can continue on their own.',
  },
  {
    icon: Clock,
    title: 'Work when you have time',
    text: 'You choose questions in your subjects. There are no fixed hours.',
  },
  {
    icon: BadgeCheck,
    title: 'Check what others wrote',
    text: 'An answer is verified when a second expert has checked it.',
  },
];

/** Explains the work of experts to people who have not applied yet. */
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
        To apply, choose your subjects and add a certificate or transcript for each. Our staff review every
        application and email you their decision.
      </p>
    </Panel>
  );
}
