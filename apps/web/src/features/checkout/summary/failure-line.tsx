import { Icon } from '@aw/ui/primitives/icon';
import { TriangleAlert } from 'lucide-react';

/** Says why the order was not placed or paid. Screen readers announce it when it appears. */
export function FailureLine({ children }: { children: string }) {
  return (
    <p role="alert" className="flex gap-1.5 text-13 font-medium text-danger">
      <span className="mt-px">
        <Icon icon={TriangleAlert} size="sm" />
      </span>
      {children}
    </p>
  );
}
