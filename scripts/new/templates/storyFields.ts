import { capital, escaped, wordsOf } from '../names.ts'
import { exampleOf } from '../examples.ts'
import type { Field, Resource } from '../Resource.ts'
import { fieldsOfForm } from '../resourceParts.ts'

/** The longest realistic name. */
export const longName = `'Raden Mas Haji Muhammad Abdurrahman Wirakusumah Adiningrat Suryodiningrat bin Kartasasmita'`

/** Returns a pattern for the label of a field, with or without the asterisk of a required field. */
export function labelled(field: Field): string {
  return `canvas.getByLabelText(/^${escaped(field.label)}\\W*$/)`
}

/** Returns lines of a `play` function that fill the required fields; `name` replaces the example name. */
export function fillingLines(resource: Resource, name?: string): string[] {
  return fieldsOfForm(resource)
    .filter(({ required, kind }) => required && kind !== 'boolean')
    .flatMap((field) => fillingOf(field, field === resource.nameField ? name : undefined))
}

function fillingOf(field: Field, name: string | undefined): string[] {
  const value = name ?? exampleOf(field, 1)
  if (field.kind === 'choice')
    return [
      `await userEvent.click(canvas.getByRole('combobox', { name: /^${escaped(field.label)}\\W*$/ }))`,
      `await userEvent.click(await screen.findByRole('option', { name: '${capital(wordsOf(field.choices[0] ?? ''))}' }))`,
    ]
  // A date field accepts only a complete value, so the test enters the value in one step instead of typing it.
  if (field.kind === 'date' || field.kind === 'dateTime')
    return [`await fireEvent.change(${labelled(field)}, { target: { value: ${exampleDateOf(field)} } })`]
  const typed = ['integer', 'number', 'coordinate'].includes(field.kind) ? `'${value}'` : value
  return [`await userEvent.type(${labelled(field)}, ${typed})`]
}

/** Returns an example in the format of a date field. */
export function exampleDateOf(field: Field): string {
  return field.kind === 'date' ? exampleOf(field, 1) : `'2026-11-20T08:04'`
}

/** Returns the imports from storybook/test that the lines need. */
export function fillingImports(resource: Resource): string[] {
  const text = fillingLines(resource).join('\n')
  return ['fireEvent', 'screen'].filter((name) => text.includes(`${name}.`))
}
