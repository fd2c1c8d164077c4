/** The settings in the toolbar that apply to every story. */
export interface ToolbarChoices {
  theme: 'light' | 'dark'
  brand: 'sikud' | 'rantau'
  language: 'id' | 'en'
}

/** Returns the settings of the toolbar from Storybook's globals, with defaults for missing ones. */
export function toolbarChoices(globals: Record<string, unknown>): ToolbarChoices {
  return {
    theme: globals['theme'] === 'dark' ? 'dark' : 'light',
    brand: globals['brand'] === 'rantau' ? 'rantau' : 'sikud',
    language: globals['language'] === 'en' ? 'en' : 'id',
  }
}

/** Parses the settings of the toolbar in the query of a URL, such as `globals=theme:dark;brand:rantau`. */
export function choicesOfAddress(search: string): ToolbarChoices {
  const globals = new URLSearchParams(search).get('globals') ?? ''
  return toolbarChoices(Object.fromEntries(globals.split(';').map((pair) => pair.split(':'))))
}

/** Stores the settings in the document, where the stories in its iframes read them. */
export function storeChoices(choices: ToolbarChoices): void {
  document.documentElement.dataset['toolbar'] = JSON.stringify(choices)
}

/** Returns the settings that the page around this iframe has stored, else the defaults. */
export function choicesAround(): ToolbarChoices {
  try {
    const stored =
      window.parent === window ? undefined : window.parent.document.documentElement.dataset['toolbar']
    return toolbarChoices(stored === undefined ? {} : JSON.parse(stored))
  } catch {
    // The page around this iframe has another origin, so its settings cannot be read.
    return toolbarChoices({})
  }
}
