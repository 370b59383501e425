import { TooltipProvider } from '@aw/ui/primitives/tooltip';
import { Outlet } from 'react-router';

/** Around the pages that come with all their code, the tooltips' with it; the others bring it when they follow (`lazyPage`). */
export default function PageFrame() {
  return (
    <TooltipProvider>
      <Outlet />
    </TooltipProvider>
  );
}
