import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

type RowClick = {
  /** The address of the row's link. */
  to: string;
  isReplacing: boolean;
};

/** What a click anywhere in a row does: the same as its link; links and controls in it go their own way. */
export function useRowClick({ to, isReplacing }: RowClick) {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLElement>) => {
    const isOwnWay = event.target instanceof Element && event.target.closest('a, button, label');
    if (!isOwnWay) void navigate(to, { replace: isReplacing });
  };
}
