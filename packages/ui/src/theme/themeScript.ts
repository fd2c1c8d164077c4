/** Script for the head of index.html: sets `data-theme` from the stored choice before the first paint. */
export const themeScript =
  "(function(){var t;try{t=localStorage.getItem('theme')}catch(e){}document.documentElement.setAttribute('data-theme',t==='dark'?'dark':'light')})()"
