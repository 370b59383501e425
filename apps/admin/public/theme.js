// A file of its own, loaded before the first paint: the strict content policy refuses inline scripts.
try {
  const kept = localStorage.getItem('theme');
  const isDark = kept ? kept === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
} catch {
  // Storage may be switched off; the light theme stands in the page already.
}
