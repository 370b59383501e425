import { TooltipProvider } from '@aw/ui/tooltip';
import { Outlet } from 'react-router';

/** Around every page but the home page, which shows no tooltip and so does without their code. */
export default function PageFrame() {
  return (
    <TooltipProvider>
      <Outlet />
    </TooltipProvider>
  );
}
