import type { ItemTemplate } from '../template';

export const economics: Record<string, ItemTemplate> = {};
