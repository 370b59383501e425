import { useId } from 'react';

export type TipsPanelProps = {
  title: string;
  /** Each tip has a few bold words and a sentence. */
  tips: readonly { title: string; text: string }[];
};

/** Shows advice beside a form. */
export function TipsPanel({ title, tips }: TipsPanelProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="grid grid-cols-1 gap-2.5 rounded-2 border border-line bg-surface-raised p-5"
    >
      <h2 id={headingId} className="text-18 leading-title tracking-[-0.011em]">
        {title}
      </h2>
      <ul className="grid grid-cols-1 gap-2 text-14">
        {tips.map((tip) => (
          <li key={tip.title}>
            <b>{`${tip.title}.`}</b> <span className="text-ink-muted">{tip.text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
