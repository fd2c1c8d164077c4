import { kebab } from '../names.ts'
import type { Field, Resource } from '../Resource.ts'

interface Page {
  component: string
  about: string
  when: string
  not: string
  states: [story: string, shows: string][]
  keyboard: string[]
  texts: string
}

const phone: [string, string] = ['Phone', 'on a phone']

/** Returns the text of `packages/ui/src/fleet/<name>/<Type>List.mdx`. */
export function listDocs({ type, words, manyWords }: Resource): string {
  return docs({
    component: `${type}List`,
    about: `The list of ${manyWords}.`,
    when: `On the page that lists ${manyWords}, with all records and the \`view\` from the URL.`,
    not: `For the values of one ${words}, use [${type}Detail](?path=/docs/fleet-${type.toLowerCase()}detail--docs).`,
    states: [
      ['Loading', 'placeholder rows; the number of records is not shown yet'],
      ['Empty', 'explains that there are no records yet'],
      ['Failed', "the server's message and a retry button, in place of the list and its toolbar"],
      ['LongNames', 'cells end in an ellipsis; the tooltip shows the full text'],
      phone,
    ],
    keyboard: [
      '`Tab` moves through the search, the toolbar, the grid and the pagination; arrow keys move between cells.',
      '`Enter` in a row opens its record.',
      'For other keys see [DataList](?path=/docs/kit-datalist--docs).',
    ],
    texts: 'The column headers are built in. You pass the error message and the content of `toolbar`.',
  })
}

/** Returns the text of `packages/ui/src/fleet/<name>/<Type>Detail.mdx`. */
export function detailDocs({ type, words, fields, simulated }: Resource): string {
  const marked: [string, string][] = simulated ? [['Simulated', 'marked as simulated']] : []
  return docs({
    component: `${type}Detail`,
    about: `The values of one ${words}.`,
    when: `On the page of a ${words}, after it has loaded.`,
    not: 'To edit the record, use the form.',
    states: [
      ...marked,
      ['Bare', 'only required values; the others are a dash'],
      ['LongNames', 'long values wrap and are never cut'],
      phone,
    ],
    keyboard: ['It has no controls.'],
    texts: `The labels ${labels(fields)} are built in.`,
  })
}

/** Returns the text of `packages/ui/src/fleet/<name>/<Type>Form.mdx`. */
export function formDocs({ type, words, fields }: Resource): string {
  return docs({
    component: `${type}Form`,
    about: `The form of a ${words}.`,
    when: `On the pages that create and edit a ${words}.`,
    not: `To show a ${words} without editing it, use the detail.`,
    states: [
      ['Edit', 'an existing record'],
      ['Invalid', 'errors under their fields'],
      ['Saving', 'the button shows `MENYIMPAN...` and ignores further clicks'],
      ['ServerErrors', "the server's message under the invalid field"],
      ['LongNames', 'a long text scrolls inside its field'],
      phone,
    ],
    keyboard: [
      '`Tab` moves through the fields from top to bottom; `Enter` in a field saves.',
      'If fields are invalid, `SIMPAN` moves the focus to the first of them.',
      'For other keys see [Form](?path=/docs/kit-form--docs).',
    ],
    texts: `The labels ${labels(fields.filter(({ entered }) => entered))} are built in.`,
  })
}

function labels(fields: Field[]) {
  return fields.map(({ label }) => `\`${label}\``).join(', ')
}

function docs({ component, about, when, not, states, keyboard, texts }: Page): string {
  const path = `fleet-${component.toLowerCase()}`
  const shown = states.map(
    ([story, shows]) => `- [${story}](?path=/story/${path}--${kebab(story)}): ${shows}`,
  )
  return `import { ArgTypes, Canvas, Meta } from '@storybook/addon-docs/blocks'
import * as stories from './${component}.stories.tsx'

<Meta of={stories} />

# ${component}

${about}

<Canvas of={stories.Default} />

## When to use

${when}

## When not to use

${not}

## States

${shown.join('\n')}

## Props

<ArgTypes of={stories} />

## Keyboard

${keyboard.map((line) => `- ${line}`).join('\n')}

## Texts

${texts}
`
}
