/** The properties of a story that decide which screenshots it has. */
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

/** One screenshot of a story, in one viewport and theme. */
export interface Screenshot {
  /** File name without `.png`. */
  name: string
  story: string
  width: number
  height: number
  theme: string
}

/**
 * Returns a screenshot for each Chromatic mode of a story. A story without modes has one screenshot. The default is the
 * desktop viewport and the light theme.
 */
export function screenshotsOf({ id, parameters, storyGlobals }: StoryFacts): Screenshot[] {
  if (parameters.chromatic?.disableSnapshot) return []
  const own = { viewport: storyGlobals?.viewport?.value, theme: storyGlobals?.theme }
  const modes = Object.values(parameters.chromatic?.modes ?? { own })
  return modes.map(({ viewport = 'desktop', theme = 'light' }) => {
    const styles = parameters.viewport?.options?.[viewport]?.styles
    if (!styles) throw new Error(`${id} uses the viewport "${viewport}", which preview.tsx does not define.`)
    return {
      name: `${id}.${viewport}-${theme}`,
      story: id,
      width: Number.parseInt(styles.width, 10),
      height: Number.parseInt(styles.height, 10),
      theme,
    }
  })
}
