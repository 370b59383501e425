import type { ItemTemplate } from '../template';

export const biology: Record<string, ItemTemplate> = {};
