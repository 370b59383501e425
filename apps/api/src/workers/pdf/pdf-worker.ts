import { workOnTasks } from '../thread-tasks';
import { drawCertificate } from './certificate/certificate';
import type { CertificateFacts } from './certificate/certificate-words';
import { drawReceipt, type ReceiptFacts } from './receipt';
import { undrawableSigns } from './written-text';

/** Facts for each kind of PDF. */
export type Drawings = { receipt: ReceiptFacts; certificate: CertificateFacts };
export type DrawingTask<K extends keyof Drawings = keyof Drawings> = { kind: K; facts: Drawings[K] };
/**
 * Asks for the characters of a text that no font can draw. Runs in a thread, because only threads load the 20 MB of
 * fonts.
 */
export type SignsTask = { kind: 'undrawable'; text: string };

const drawings: { [K in keyof Drawings]: (facts: Drawings[K]) => Promise<Buffer> } = {
  receipt: drawReceipt,
  certificate: drawCertificate,
};

function draw<K extends keyof Drawings>({ kind, facts }: DrawingTask<K>): Promise<Uint8Array> {
  return drawings[kind](facts);
}

workOnTasks<DrawingTask | SignsTask, Uint8Array | string[]>((task) =>
  task.kind === 'undrawable' ? undrawableSigns(task.text) : draw(task),
);
