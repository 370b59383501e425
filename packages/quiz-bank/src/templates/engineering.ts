import type { ItemTemplate } from '../template';

export const engineering: Record<string, ItemTemplate> = {};
