import type { ItemTemplate } from '../template';

export const geography: Record<string, ItemTemplate> = {};
