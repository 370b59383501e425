import type { ItemTemplate } from '../template';

export const business: Record<string, ItemTemplate> = {};
