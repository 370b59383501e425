import type { IconType } from '@aw/ui/primitives/icon';
import {
  Ban,
  CalendarClock,
  CircleCheck,
  CircleStop,
  FileArchive,
  Landmark,
  PackageCheck,
  Play,
  Scale,
  Send,
  Undo2,
  UserPen,
} from 'lucide-react';
import type { OrderAction } from '../actions/actions-for';

/** Labels of the buttons. An ellipsis means that a dialog opens. */
export const actionLabels: Record<OrderAction, string> = {
  assign: 'Assign…',
  start: 'Start work',
  deliver: 'Deliver…',
  message: 'Write message…',
  'move-due': 'Move deadline…',
  'record-payment': 'Record payment…',
  refund: 'Refund…',
  complete: 'Complete…',
  cancel: 'Cancel order…',
  stop: 'Stop order…',
  'save-evidence': 'Save evidence pack',
  'submit-evidence': 'Submit evidence…',
};

export const actionIcons: Record<OrderAction, IconType> = {
  assign: UserPen,
  start: Play,
  deliver: PackageCheck,
  message: Send,
  'move-due': CalendarClock,
  'record-payment': Landmark,
  refund: Undo2,
  complete: CircleCheck,
  cancel: Ban,
  stop: CircleStop,
  'save-evidence': FileArchive,
  'submit-evidence': Scale,
};
