/** The choices in the toolbar that apply to every story. */
export interface ToolbarChoices {
  theme: 'light' | 'dark'
  brand: 'sikud' | 'rantau'
  language: 'id' | 'en'
}

/** The choices among all globals of Storybook; what is not chosen is the default. */
export function toolbarChoices(globals: Record<string, unknown>): ToolbarChoices {
  return {
    theme: globals['theme'] === 'dark' ? 'dark' : 'light',
    brand: globals['brand'] === 'rantau' ? 'rantau' : 'sikud',
    language: globals['language'] === 'en' ? 'en' : 'id',
  }
}

/** The choices that an address carries, as `theme:dark;brand:rantau`. */
export function choicesOfAddress(search: string): ToolbarChoices {
  const globals = new URLSearchParams(search).get('globals') ?? ''
  return toolbarChoices(Object.fromEntries(globals.split(';').map((pair) => pair.split(':'))))
}

/** Leaves the choices of a page where the stories in its frames find them. */
export function leaveChoices(choices: ToolbarChoices): void {
  document.documentElement.dataset['toolbar'] = JSON.stringify(choices)
}

/** The choices of the page around this frame; the defaults where there is none. */
export function choicesAround(): ToolbarChoices {
  try {
    const left =
      window.parent === window ? undefined : window.parent.document.documentElement.dataset['toolbar']
    return toolbarChoices(left === undefined ? {} : JSON.parse(left))
  } catch {
    // The page around is another site's.
    return toolbarChoices({})
  }
}
