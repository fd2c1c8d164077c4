/** The script for the head of index.html. It sets `data-theme` to the stored scheme before the first paint. */
export const themeScript =
  "(function(){var t;try{t=localStorage.getItem('theme')}catch(e){}document.documentElement.setAttribute('data-theme',t==='dark'?'dark':'light')})()"
