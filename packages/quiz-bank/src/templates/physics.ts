import type { ItemTemplate } from '../template';

export const physics: Record<string, ItemTemplate> = {};
