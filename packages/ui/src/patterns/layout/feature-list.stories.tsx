import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footprints, Moon } from 'lucide-react';
import { dark, phone } from '../../primitives/story-globals';
import { FeatureList } from './feature-list';

const meta = {
  title: 'Patterns/Feature list',
  component: FeatureList,
  args: {
    title: 'How it helps',
    features: [
      { icon: Footprints, title: 'One hint at a time', text: 'You get the next hint when you ask for it.' },
      { icon: Moon, title: 'Free at any time', text: 'You need no account, and it works on your phone.' },
    ],
  },
} satisfies Meta<typeof FeatureList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const PhoneDark: Story = { globals: { ...phone, ...dark } };
