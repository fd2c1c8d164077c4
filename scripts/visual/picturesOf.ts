/** What Storybook knows of a story, as far as its pictures depend on it. */
export interface StoryFacts {
  id: string
  parameters: {
    chromatic?: {
      disableSnapshot?: boolean
      modes?: Record<string, { viewport?: string; theme?: string }>
    }
    viewport?: { options?: Record<string, { styles: { width: string; height: string } }> }
  }
  storyGlobals?: { viewport?: { value?: string }; theme?: string }
}

/** One picture of a story: a width and a theme of the ones that it is compared in. */
export interface Picture {
  /** Name of its file, without `.png`. */
  name: string
  story: string
  width: number
  height: number
  theme: string
}

/** The pictures that a story is compared by: its Chromatic modes, else one, wide and light unless it says otherwise. */
export function picturesOf({ id, parameters, storyGlobals }: StoryFacts): Picture[] {
  if (parameters.chromatic?.disableSnapshot) return []
  const own = { viewport: storyGlobals?.viewport?.value, theme: storyGlobals?.theme }
  const modes = Object.values(parameters.chromatic?.modes ?? { own })
  return modes.map(({ viewport = 'desktop', theme = 'light' }) => {
    const styles = parameters.viewport?.options?.[viewport]?.styles
    if (!styles) throw new Error(`${id} is compared in the viewport "${viewport}", which preview.tsx lacks.`)
    return {
      name: `${id}.${viewport}-${theme}`,
      story: id,
      width: Number.parseInt(styles.width, 10),
      height: Number.parseInt(styles.height, 10),
      theme,
    }
  })
}
