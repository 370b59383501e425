import type { ExpertProof } from '@aw/contracts/experts/profile';
import { type StaffExpertDetail, staffGetExpertProof } from '@aw/contracts/experts/staff';
import { FileLine } from '../../../checked-files/file-line';
import { PanelSection } from '../../../resource-list/item-panel';
import { useConsole } from '../../../services/console-services';
import { useMay } from '../../../session/use-may';
import { unprovenSubjects } from './unproven-subjects';

/** Certificates and transcripts by subject. Each download is logged. */
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
  const load = () => api.bytes(staffGetExpertProof, { params: { userId, proofId: proof.id } });
  return (
    <FileLine
      file={proof}
      origin={proof.subject}
      load={mayOpen && proof.status === 'ready' ? load : undefined}
    />
  );
}
