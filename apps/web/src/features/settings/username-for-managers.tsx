/** Tells password managers whose password stands beside it; people see the address elsewhere. */
export function UsernameForManagers({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
