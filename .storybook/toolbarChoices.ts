/** The choices in the toolbar that apply to every story. */
export interface ToolbarChoices {
  theme: 'light' | 'dark'
  brand: 'sikud' | 'rantau'
  language: 'id' | 'en'
}

/** Returns the toolbar's choices from Storybook's globals, with defaults. */
export function toolbarChoices(globals: Record<string, unknown>): ToolbarChoices {
  return {
    theme: globals['theme'] === 'dark' ? 'dark' : 'light',
    brand: globals['brand'] === 'rantau' ? 'rantau' : 'sikud',
    language: globals['language'] === 'en' ? 'en' : 'id',
  }
}

/** Parses the toolbar's choices in a URL, which have the form `theme:dark;brand:rantau`. */
export function choicesOfAddress(search: string): ToolbarChoices {
  const globals = new URLSearchParams(search).get('globals') ?? ''
  return toolbarChoices(Object.fromEntries(globals.split(';').map((pair) => pair.split(':'))))
}

/** Stores the choices of a page for the stories in its iframes. */
export function leaveChoices(choices: ToolbarChoices): void {
  document.documentElement.dataset['toolbar'] = JSON.stringify(choices)
}

/** Returns the choices of the page around this iframe, else the defaults. */
export function choicesAround(): ToolbarChoices {
  try {
    const left =
      window.parent === window ? undefined : window.parent.document.documentElement.dataset['toolbar']
    return toolbarChoices(left === undefined ? {} : JSON.parse(left))
  } catch {
    // The page around this iframe has another origin, so its choices cannot be read.
    return toolbarChoices({})
  }
}
