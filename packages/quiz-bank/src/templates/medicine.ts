import type { ItemTemplate } from '../template';

export const medicine: Record<string, ItemTemplate> = {};
