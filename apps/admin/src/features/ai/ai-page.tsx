import type { AiFigures } from '@aw/contracts/ai/staff';
import { Button } from '@aw/ui/primitives/button';
import { formatNumber } from '@aw/ui/primitives/format-count';
import { SegmentedControl } from '@aw/ui/primitives/segmented-control';
import { Tabs } from '@aw/ui/primitives/tabs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { LoadError } from '../../format/load-error';
import { NamedFigure, NamedFigures } from '../../format/named-figures';
import { ListSkeleton } from '../../resource-list/loaded-list';
import { PlainPage } from '../../resource-list/plain-page';
import { useConsole } from '../../services/console-services';
import { useMay } from '../../session/use-may';
import { CapWarning } from './cap-warning';
import { DayTable } from './day-tables';
import { EndLinkDialog } from './end-link-dialog';
import { answersOf, costText, sumOf } from './figure-texts';
import { type AiView, aiAddress, aiFiguresQuery, aiPeriods } from './queries';

const tabs: { value: AiView; label: string }[] = [
  { value: 'use', label: 'Use' },
  { value: 'cost', label: 'Cost' },
  { value: 'speed', label: 'Speed' },
  { value: 'failures', label: 'Failures' },
];

/**
 * Figures of the AI chat: the current model, and use, cost, speed and failures by day. Links to shared chats are ended
 * here.
 */
export function AiPage() {
  const { api } = useConsole();
  const may = useMay();
  const [isEnding, setIsEnding] = useState(false);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { show, days } = aiAddress.read(search);
  const query = useQuery(aiFiguresQuery(api, days));
  const { data, error } = query;
  // `aiAddress` drops values that it does not know.
  const go = (next: Record<string, string>) =>
    void navigate(aiAddress.write(aiAddress.read(new URLSearchParams({ show, days, ...next }))));
  return (
    <PlainPage
      title="AI"
      lead="Days are in UTC. You see numbers only, never what people wrote. Deleted chats are not counted, but their cost is."
      actions={
        <>
          {may('ai.moderate') && (
            <Button size="sm" onClick={() => setIsEnding(true)}>
              End a link to a chat
            </Button>
          )}
          <SegmentedControl
            label="Period"
            size="sm"
            segments={aiPeriods.map((value) => ({ value, label: `${value} days` }))}
            value={days}
            onValueChange={(value) => go({ days: value })}
          />
        </>
      }
    >
      {error && !data ? (
        <LoadError title="The figures did not load" query={query} />
      ) : (
        <>
          <CapWarning />
          <Summary figures={data} />
          <Tabs label="Figures" items={tabs} value={show} onValueChange={(value) => go({ show: value })}>
            {data ? <DayTable view={show} figures={data} /> : <ListSkeleton label="Loading the figures…" />}
          </Tabs>
        </>
      )}
      {isEnding && <EndLinkDialog isOpen onOpenChange={setIsEnding} />}
    </PlainPage>
  );
}

/** Current model, cost of today, and totals of the period. */
function Summary({ figures }: { figures: AiFigures | undefined }) {
  return (
    <NamedFigures>
      <NamedFigure name="Answering now">{figures && currentSource(figures)}</NamedFigure>
      <NamedFigure name="Spent today">{figures && spentToday(figures)}</NamedFigure>
      <NamedFigure name="Answers">{figures && formatNumber(sumOf(figures.days, answersOf))}</NamedFigure>
      <NamedFigure name="Failed or cut off">
        {figures && formatNumber(sumOf(figures.days, ({ failed, interrupted }) => failed + interrupted))}
      </NamedFigure>
    </NamedFigures>
  );
}

function currentSource({ source, model }: AiFigures): string {
  if (source === 'model' && model) return `${model.name} (${model.provider})`;
  return model
    ? 'The study library (the daily limit is reached)'
    : 'The study library (no AI model is set up)';
}

function spentToday({ days, capMicrousd }: AiFigures): string {
  const spent = costText(days[0]?.costMicrousd ?? 0);
  return capMicrousd === null ? `${spent} (no limit)` : `${spent} of ${costText(capMicrousd)}`;
}
