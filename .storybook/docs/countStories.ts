/** The fields of Storybook's `index.json` that `countStories` reads. */
export interface StoryIndex {
  entries: Record<string, { id: string; type: string; title: string }>
}

/** The number of components, stories and docs pages in one top-level group of the sidebar. */
export interface StoryGroup {
  name: string
  about: string
  /** Path of the first page or story in the group, such as `/docs/kit-brand--docs`. */
  first: string
  components: number
  stories: number
  pages: number
}

const about: Record<string, string> = {
  Foundations: 'colour, type, space, icons, motion, words',
  Screens: 'every page of the dashboard in its states',
  Kit: 'components without fleet data: lists, forms, dialogs, the frame',
  Fleet: 'components of the domain: devices, vehicles, drivers, users, roles',
  Maps: 'playback, live map, the whole fleet',
}

/**
 * Counts the components, stories and docs pages of each group in `about`. The title of each story and docs page has the
 * form `Group/Component`.
 */
export function countStories({ entries }: StoryIndex): StoryGroup[] {
  const all = Object.values(entries)
  return Object.keys(about).flatMap((name) => {
    const own = all.filter(({ title }) => title.startsWith(`${name}/`))
    const [first] = own
    if (first === undefined) return []
    return {
      name,
      about: about[name] ?? '',
      first: `/${first.type}/${first.id}`,
      components: new Set(own.map(({ title }) => title.split('/')[1])).size,
      stories: own.filter(({ type }) => type === 'story').length,
      pages: own.filter(({ type }) => type === 'docs').length,
    }
  })
}
