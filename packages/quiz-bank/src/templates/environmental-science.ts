import type { ItemTemplate } from '../template';

export const environmentalScience: Record<string, ItemTemplate> = {};
