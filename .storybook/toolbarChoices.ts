/** The settings in the toolbar that apply to every story. */
export interface ToolbarChoices {
  /** `both` shows the story in both themes side by side. The story itself is then light. */
  theme: 'light' | 'dark' | 'both'
  brand: 'sikud' | 'rantau'
  language: 'id' | 'en'
  zone: 'wib' | 'wita' | 'wit'
  density: 'standard' | 'compact'
  forcedColours: 'off' | 'on'
}

/** The values of each setting. The first one is the default. */
const values: { [Name in keyof ToolbarChoices]: readonly [ToolbarChoices[Name], ...ToolbarChoices[Name][]] } =
  {
    theme: ['light', 'dark', 'both'],
    brand: ['sikud', 'rantau'],
    language: ['id', 'en'],
    zone: ['wib', 'wita', 'wit'],
    density: ['standard', 'compact'],
    forcedColours: ['off', 'on'],
  }

/** The IANA names of the time zones in the toolbar. */
export const timeZones = { wib: 'Asia/Jakarta', wita: 'Asia/Makassar', wit: 'Asia/Jayapura' } as const

/** Returns the settings of the toolbar from Storybook's globals, with defaults for missing ones. */
export function toolbarChoices(globals: Record<string, unknown>): ToolbarChoices {
  const choose = <Name extends keyof ToolbarChoices>(name: Name): ToolbarChoices[Name] =>
    values[name].find((value) => value === globals[name]) ?? values[name][0]
  return {
    theme: choose('theme'),
    brand: choose('brand'),
    language: choose('language'),
    zone: choose('zone'),
    density: choose('density'),
    forcedColours: choose('forcedColours'),
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
