import type { ItemTemplate } from '../template';

export const nursing: Record<string, ItemTemplate> = {};
