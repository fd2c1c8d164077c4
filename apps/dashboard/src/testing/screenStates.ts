type State = 'normal' | 'loading' | 'empty' | 'failed' | 'longNames' | 'phone'

/** The name of the story that shows a state of the screen, or the reason why the screen does not have this state. */
type Shown = string | { none: string }

export interface ReviewedScreen {
  name: string
  /** Path pattern of the router. */
  at: string
  /** Title of the stories that show the screen. */
  title: string
  states: Record<State, Shown>
}

export const noQuestion = { none: 'It sends no request before it is shown.' }
export const onlyFields = { none: 'Its normal state is an empty form.' }
export const ownTexts = { none: 'All its texts are fixed; what the user types stays inside its field.' }
export const asEdit = { none: 'The edit page has the same form and shows them.' }
export const asDetail = { none: 'A deleted record looks as on the detail page.' }
export const nothingSent = { none: 'It sends no request: base servers have no such operation.' }
export const onlyWords = { none: 'It has only two sentences and a link back.' }

/** Returns the screens of a kind of record: list, create, detail and edit. */
export function recordScreens(name: string, at: string, title: string): ReviewedScreen[] {
  const screen = (kind: string, path: string, shown: ReviewedScreen['states']) => ({
    name: `${name}: ${kind}`,
    at: at + path,
    title,
    states: shown,
  })
  return [
    screen('daftar', '', states('', 'Default')),
    screen('buat', '/add', {
      ...states('Create', 'Create'),
      loading: noQuestion,
      empty: onlyFields,
      failed: 'CreateRefused',
      longNames: asEdit,
    }),
    screen('detail', '/detail/:id', { ...states('Detail', 'Detail'), empty: 'DetailNotFound' }),
    screen('ubah', '/edit/:id', { ...states('Edit', 'Edit'), empty: asDetail }),
  ]
}

export function states(prefix: string, normal: string): ReviewedScreen['states'] {
  return {
    normal,
    loading: `${prefix}Loading`,
    empty: `${prefix}Empty`,
    failed: `${prefix}Failed`,
    longNames: `${prefix}LongNames`,
    phone: `${prefix}Phone`,
  }
}
