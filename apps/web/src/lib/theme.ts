import { themeKey } from '@aw/ui/primitives/use-theme';

/** Runs before the first paint: the stored theme, else the system's, so that nothing flashes. */
export const themeScript = `(function(){var t=null;try{t=localStorage.getItem('${themeKey}')}catch(e){}if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';document.documentElement.dataset.theme=t})()`;
