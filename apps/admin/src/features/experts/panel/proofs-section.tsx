import type { ExpertProof } from '@aw/contracts/experts/profile';
import { type StaffExpertDetail, staffGetExpertProof } from '@aw/contracts/experts/staff';
import { Badge } from '@aw/ui/primitives/badge';
import { FileSize } from '@aw/ui/primitives/file-size';
import { saveFile } from '@aw/ui/primitives/save-file';
import { useAction } from '../../../actions/use-action';
import { PanelSection } from '../../../resource-list/item-panel';
import { useConsole } from '../../../services/console-services';
import { useMay } from '../../../session/use-may';
import { proofStatus, unprovenSubjects } from './proof-labels';

/** Certificates and transcripts by subject; opening one is written to the log. */
export function ProofsSection({ expert }: { expert: StaffExpertDetail }) {
  const mayOpen = useMay()('experts.manage');
  const unproven = unprovenSubjects(expert);
  if (expert.proofs.length === 0 && unproven.length === 0) return null;
  return (
    <PanelSection title="Proofs">
      <ul className="grid gap-1.5">
        {expert.proofs.map((proof) => (
          <ProofLine key={proof.id} userId={expert.id} proof={proof} mayOpen={mayOpen} />
        ))}
      </ul>
      {unproven.length > 0 && (
        <p className="text-13 text-danger">No accepted proof for: {unproven.join(', ')}</p>
      )}
      {expert.proofs.length > 0 && (
        <p className="text-12 text-ink-muted">
          {mayOpen
            ? 'Treat these files with care: they come from someone you do not know. Each download is logged. They are deleted 30 days after the decision.'
            : 'Your role does not allow you to open them.'}
        </p>
      )}
    </PanelSection>
  );
}

type ProofLineProps = { userId: string; proof: ExpertProof; mayOpen: boolean };

function ProofLine({ userId, proof, mayOpen }: ProofLineProps) {
  const { api } = useConsole();
  const standing = proofStatus(proof.status);
  const save = useAction({
    send: async () => {
      const params = { userId, proofId: proof.id };
      saveFile(await api.bytes(staffGetExpertProof, { params }), proof.fileName);
    },
    done: () => ({ title: 'File saved', description: `${proof.fileName} is in your downloads.` }),
  });
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 text-13">
      {mayOpen && proof.status === 'ready' ? (
        <button
          type="button"
          aria-busy={save.isPending || undefined}
          onClick={() => {
            if (!save.isPending) save.mutate();
          }}
          className="min-h-6 text-start wrap-anywhere text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-current"
        >
          {save.isPending ? 'Saving…' : proof.fileName}
        </button>
      ) : (
        <span className="wrap-anywhere">{proof.fileName}</span>
      )}
      <span className="text-ink-muted">
        <FileSize bytes={proof.sizeBytes} />
      </span>
      <span className="col-span-full flex flex-wrap gap-x-2 text-12 text-ink-muted">
        {proof.subject}
        {standing && (
          <Badge tone={standing.tone} isPlain>
            {standing.label}
          </Badge>
        )}
        {proof.reason && <span className="text-danger">{proof.reason}</span>}
      </span>
    </li>
  );
}
