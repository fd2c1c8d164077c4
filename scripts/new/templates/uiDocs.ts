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

/** `packages/ui/src/fleet/<name>/<Type>List.mdx`. */
export function listDocs({ type, words, manyWords }: Resource): string {
  return docs({
    component: `${type}List`,
    about: `All ${manyWords}.`,
    when: `On the page that lists ${manyWords}, with all of them and the \`view\` from the address.`,
    not: `For the facts of one ${words}: [${type}Detail](?path=/docs/fleet-${type.toLowerCase()}detail--docs).`,
    states: [
      ['Loading', 'lines in the places of the rows; no count is claimed'],
      ['Empty', 'says that there is nothing yet'],
      ['Failed', 'the message of the server and a way to try again'],
      ['LongNames', 'cells end in an ellipsis, the whole text is in the tooltip'],
      phone,
    ],
    keyboard: [
      '`Tab` goes to the search, the tools, the grid and the pages; arrows move between cells.',
      '`Enter` in a row opens its record.',
      'The rest is that of [DataList](?path=/docs/kit-datalist--docs).',
    ],
    texts: 'It brings the heads of its columns. The caller gives the message of a failure and the `toolbar`.',
  })
}

/** `packages/ui/src/fleet/<name>/<Type>Detail.mdx`. */
export function detailDocs({ type, words, fields, simulated }: Resource): string {
  const marked: [string, string][] = simulated ? [['Simulated', 'marked as simulated']] : []
  return docs({
    component: `${type}Detail`,
    about: `The facts of one ${words}.`,
    when: `On the page of a ${words}, once it is there.`,
    not: 'To change anything: that is what the form is for.',
    states: [
      ...marked,
      ['Bare', 'only what every one has; the rest is a dash'],
      ['LongNames', 'long values wrap, none is cut'],
      phone,
    ],
    keyboard: ['There is nothing to operate.'],
    texts: `It brings ${labels(fields)}.`,
  })
}

/** `packages/ui/src/fleet/<name>/<Type>Form.mdx`. */
export function formDocs({ type, words, fields }: Resource): string {
  return docs({
    component: `${type}Form`,
    about: `The form of a ${words}.`,
    when: `On the pages that create and edit a ${words}.`,
    not: `To show a ${words} that nobody may change: that is what the detail is for.`,
    states: [
      ['Edit', 'an existing one'],
      ['Invalid', 'faults under their fields'],
      ['Saving', 'the button says so and cannot be pressed twice'],
      ['ServerErrors', 'what the server refused, under its field'],
      ['LongNames', 'a long text scrolls inside its field'],
      phone,
    ],
    keyboard: [
      '`Tab` follows the fields from top to bottom; `Enter` in a field saves.',
      'A press on `SIMPAN` with faults puts the focus into the first field that has one.',
      'The rest is that of [Form](?path=/docs/kit-form--docs).',
    ],
    texts: `It brings ${labels(fields.filter(({ entered }) => entered))}.`,
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
