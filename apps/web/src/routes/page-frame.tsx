import { TooltipProvider } from '@aw/ui/primitives/tooltip';
import { Outlet } from 'react-router';

/** Frame of the pages that are loaded with all their code. It provides tooltips, which lazy pages load themselves (`lazyPage`). */
export default function PageFrame() {
  return (
    <TooltipProvider>
      <Outlet />
    </TooltipProvider>
  );
}
