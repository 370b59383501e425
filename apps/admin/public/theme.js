// This is a separate file, loaded before the first paint, because the strict content policy refuses inline scripts.
try {
  const kept = localStorage.getItem('theme');
  const isDark = kept ? kept === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
} catch {
  // Storage may be blocked. The page is already in the light theme.
}
