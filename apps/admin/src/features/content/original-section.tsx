import { type StaffTextDetail, staffPublishText } from '@aw/contracts/content/staff';
import { Button } from '@aw/ui/primitives/button';
import { Note } from '@aw/ui/primitives/note';
import { SegmentedControl } from '@aw/ui/primitives/segmented-control';
import { useState } from 'react';
import { useAction } from '../../actions/use-action';
import { PanelSection } from '../../resource-list/item-panel';
import { useConsole } from '../../services/console-services';
import { TextComparison } from './text-comparison';

type OriginalSectionProps = { text: StaffTextDetail; canPublish: boolean };

/** Tells whether a changed text is still based on the current original, and shows the differences. */
export function OriginalSection({ text, canPublish }: OriginalSectionProps) {
  if (text.original === null) return null;
  return (
    <PanelSection title="Original text">
      <div className="grid grid-cols-1 gap-3">
        <OriginalNote text={text} canPublish={canPublish} />
        <Comparisons text={text} />
      </div>
    </PanelSection>
  );
}

function OriginalNote({ text, canPublish }: OriginalSectionProps) {
  if (text.original === 'same')
    return (
      <p className="text-14 text-ink-muted">
        The original has not changed since this version was published. The site shows this version.
      </p>
    );
  if (text.original === 'unknown')
    return (
      <Note tone="info" title="We do not know which original this version was made from.">
        It was published before we stored its original. Compare it with today’s original, then publish it
        again. From then on you will see when the original changes.
      </Note>
    );
  return (
    <Note
      tone="caution"
      title="The original has changed since this version was published."
      action={canPublish && <KeepButton text={text} />}
    >
      The site still shows this version. Copy what you need from the new original, or keep your text as it is.
    </Note>
  );
}

/** Publishes the same text again, based on the current original, which removes the mark. */
function KeepButton({ text }: { text: StaffTextDetail }) {
  const { api } = useConsole();
  const { name, source, versionId: after } = text;
  const publish = useAction({
    send: () =>
      api.call(staffPublishText, {
        body: { name, source, after, note: 'Kept after the original had changed' },
      }),
    done: () => ({ title: 'Text kept', description: 'The site shows the same text as before.' }),
    failed: 'The text was not published again.',
    log: { name: 'this text', target: `text:${name}` },
  });
  return (
    <Button
      size="sm"
      isPending={publish.isPending}
      pendingLabel="Publishing…"
      onClick={() => publish.mutate()}
    >
      Keep this text
    </Button>
  );
}

type Pair = { value: string; label: string; description: string; before: string; after: string };

/** Comparisons of the old original, the new original and the text of the site. */
function Comparisons({ text }: { text: StaffTextDetail }) {
  const pairs = pairsOf(text);
  const [chosen, setChosen] = useState(pairs[0]?.value ?? '');
  const pair = pairs.find(({ value }) => value === chosen) ?? pairs[0];
  if (!pair) return null;
  return (
    <>
      {pairs.length > 1 && (
        <SegmentedControl
          label="Comparison"
          size="sm"
          segments={pairs}
          value={pair.value}
          onValueChange={setChosen}
        />
      )}
      <p className="max-w-measure text-14 text-ink-muted">
        {pair.description} Text that is only in the first is struck through. Text that is only in the second
        is green.
      </p>
      <TextComparison key={pair.value} label={pair.label} before={pair.before} after={pair.after} />
    </>
  );
}

function pairsOf({ source, builtSource, basedOn, original }: StaffTextDetail): Pair[] {
  const currentOriginal = builtSource ?? '';
  const siteComparison: Pair = {
    value: 'now-ours',
    label: 'New original → site',
    description: 'Today’s original, compared with the text on the site.',
    before: currentOriginal,
    after: source,
  };
  if (original !== 'changed' || basedOn === null) return [siteComparison];
  return [
    {
      value: 'then-now',
      label: 'Old → new original',
      description: 'The original when this version was published, compared with today’s original.',
      before: basedOn,
      after: currentOriginal,
    },
    siteComparison,
    {
      value: 'then-ours',
      label: 'Old original → site',
      description: 'The original when this version was published, compared with the text on the site.',
      before: basedOn,
      after: source,
    },
  ];
}
