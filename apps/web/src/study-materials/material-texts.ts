import type { MaterialKind, StudyMaterial } from '@aw/contracts/study-materials/public';
import { formatCount } from '@aw/ui/primitives/format-count';
import { Layers, ListTree, type LucideIcon, NotebookText } from 'lucide-react';
import { isBeingMade } from './material-queries';

export const kindTexts: Readonly<
  Record<MaterialKind, { label: string; icon: LucideIcon; help: string; noun: string }>
> = {
  flashcards: {
    label: 'Flashcards',
    icon: Layers,
    help: 'Questions with short answers. Saved cards become review cards.',
    noun: 'card',
  },
  summary: {
    label: 'Summary',
    icon: NotebookText,
    help: 'The main points, each with its page.',
    noun: 'point',
  },
  outline: {
    label: 'Outline',
    icon: ListTree,
    help: 'The headings, each with its page.',
    noun: 'heading',
  },
};

/** Returns how far study material is, or how it ended, for its own page. */
export function progressText(material: StudyMaterial): string {
  const { kind, count, wantedCount, state } = material;
  const { label, noun } = kindTexts[kind];
  if (state === 'failed') return 'We could not make this.';
  if (material.isSaved) return 'Saved.';
  if (state === 'done') return `${label} ready: ${formatCount(count, noun)}.`;
  return kind === 'flashcards' ? `${count} of ${wantedCount} checked` : 'Reading…';
}

/** Returns how far study material is, for lists: 'Flashcards, 10 cards'. */
export function stateText(material: StudyMaterial): string {
  const { label, noun } = kindTexts[material.kind];
  if (isBeingMade(material)) return `${label}, being made`;
  if (material.state === 'failed') return `${label}, not made`;
  const saved = material.isSaved ? '' : ', not saved yet';
  return `${label}, ${formatCount(material.count, noun)}${saved}`;
}
