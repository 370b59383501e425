import type { ItemTemplate } from '../template';

export const statistics: Record<string, ItemTemplate> = {};
