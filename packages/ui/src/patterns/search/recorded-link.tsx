import { fn } from 'storybook/test';
import type { LinkProps } from '../../primitives/link';

/** Called with the address of each link that a story opens. */
export const onOpen = fn();

/** Link that only records its address, because a story must not leave its page. */
export function RecordedLink({ to, onClick, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
        onOpen(to);
      }}
    />
  );
}
