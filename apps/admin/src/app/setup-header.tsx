import { ThemeToggle } from '@aw/ui/patterns/theme-toggle';
import { Button } from '@aw/ui/primitives/button';
import { Logo } from '@aw/ui/primitives/logo';
import { useTheme } from '@aw/ui/primitives/use-theme';
import { LogOut } from 'lucide-react';
import { useSignOut } from '../session/use-sign-out';

/** The head of the console while nothing but the set-up of the second factor is open. */
export function SetupHeader() {
  const { theme, toggleTheme } = useTheme();
  const signOut = useSignOut();
  return (
    <header className="flex items-center justify-between gap-4 border-b border-line bg-surface px-4 py-2 lg:px-6">
      <Logo siteName="Workshop Console" size="sm" />
      <div className="flex items-center gap-2">
        <ThemeToggle theme={theme} onToggle={toggleTheme} />
        <Button variant="quiet" size="sm" icon={LogOut} onClick={signOut}>
          Logout
        </Button>
      </div>
    </header>
  );
}
