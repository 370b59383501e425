import type { ItemTemplate } from '../template';

export const informationTechnology: Record<string, ItemTemplate> = {};
