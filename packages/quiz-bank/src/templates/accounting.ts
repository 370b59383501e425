import type { ItemTemplate } from '../template';

export const accounting: Record<string, ItemTemplate> = {};
