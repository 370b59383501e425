import { themeKey } from '@aw/ui/primitives/use-theme';

/** Script that sets the stored or the system's theme before the first paint, so that nothing flashes. */
export const themeScript = `(function(){var t=null;try{t=localStorage.getItem('${themeKey}')}catch(e){}if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';document.documentElement.dataset.theme=t})()`;
