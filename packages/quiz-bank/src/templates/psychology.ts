import type { ItemTemplate } from '../template';

export const psychology: Record<string, ItemTemplate> = {};
