import type { ItemTemplate } from '../template';

export const agriculture: Record<string, ItemTemplate> = {};
