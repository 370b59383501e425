import { capWarningShare } from '@aw/contracts/ai/staff';
import { Link } from '@aw/ui/primitives/link';
import { Note } from '@aw/ui/primitives/note';
import { useQuery } from '@tanstack/react-query';
import { percentText } from '../../format/figures';
import { useConsole } from '../../services/console-services';
import { usedShare } from './figure-texts';
import { aiFiguresQuery, aiPeriods } from './queries';

/** Warns when the AI model has used most of today’s limit. Shows nothing before that. */
export function CapWarning({ hasLink = false }: { hasLink?: boolean }) {
  const { api } = useConsole();
  const { data } = useQuery(aiFiguresQuery(api, aiPeriods[0]));
  const share = data ? usedShare(data) : null;
  if (share === null || share < capWarningShare) return null;
  return (
    <Note
      tone="caution"
      title={`The AI model has used ${percentText(share)} of today’s limit.`}
      action={hasLink ? <Link to="/admin/ai">See the figures</Link> : undefined}
    >
      At 100%, the study library answers until midnight UTC. The limit is the setting AI_DAILY_CAP_USD.
    </Note>
  );
}
