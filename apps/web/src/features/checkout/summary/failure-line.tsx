import { Icon } from '@aw/ui/primitives/icon';
import { TriangleAlert } from 'lucide-react';

/** Why the order was not placed or paid; announced as soon as it appears. */
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
