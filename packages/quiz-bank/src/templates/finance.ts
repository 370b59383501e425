import type { ItemTemplate } from '../template';

export const finance: Record<string, ItemTemplate> = {};
