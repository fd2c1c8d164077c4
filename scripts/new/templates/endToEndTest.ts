import { exampleOf } from '../examples.ts'
import { capital, escaped, quoted, wordsOf } from '../names.ts'
import type { Field, Resource } from '../Resource.ts'
import { fieldsOfForm, lines } from '../resourceParts.ts'
import { exampleDateOf } from './storyFields.ts'

/** Returns the text of `apps/dashboard/e2e/records/<name>.spec.ts`. */
export function endToEndTest(resource: Resource): string {
  const { words, title, address, create } = resource
  return lines(
    create && `import { chooseAction } from '../support/recordActions.ts'`,
    `import { expect, test } from '../support/test.ts'`,
    ``,
    `test.describe('a ${words}', () => {`,
    create
      ? createdTest(resource)
      : lines(
          `  test('is shown in its list', async ({ staff }) => {`,
          `    await staff.goto('/${address}')`,
          `    await expect(staff.getByRole('heading', { level: 1, name: ${quoted(`Daftar ${title}`)} })).toBeVisible()`,
          `  })`,
        ),
    ``,
    `  test('is not found for an unknown id', async ({ staff }) => {`,
    `    await staff.goto('/${address}/detail/999999')`,
    `    await expect(staff.getByRole('heading', { name: 'Data tidak ditemukan' })).toBeVisible()`,
    `  })`,
    `})`,
    ``,
  )
}

function createdTest(resource: Resource): string {
  const { words, title, address, nameField, update, remove } = resource
  const then = [update && 'edited', remove && 'deleted'].filter(Boolean)
  const fields = fieldsOfForm(resource).filter(({ required, kind }) => required && kind !== 'boolean')
  const nameInput = `staff.getByLabel(${label(nameField)})`
  return lines(
    `  test('is ${['created', ...then].join(', ').replace(/, (\w+)$/, ' and $1')}', async ({ staff }) => {`,
    `    const name = \`${capital(words)} uji \${Math.floor(Math.random() * 1e9)}\``,
    `    await staff.goto('/${address}')`,
    `    await staff.getByRole('link', { name: 'BUAT BARU' }).click()`,
    `    await expect(staff.getByRole('heading', { level: 1, name: ${quoted(`Buat ${title}`)} })).toBeVisible()`,
    ...fields.map((field) => filled(field, field === nameField)),
    `    await staff.getByRole('button', { name: 'SIMPAN' }).click()`,
    `    await expect(staff).toHaveURL('/${address}')`,
    `    await staff.getByRole('link', { name }).click()`,
    `    await expect(staff.getByRole('heading', { level: 1, name: ${quoted(`Detail ${title}`)} })).toBeVisible()`,
    update &&
      lines(
        `    await chooseAction(staff, 'Ubah')`,
        `    await expect(${nameInput}).toHaveValue(name)`,
        `    await ${nameInput}.fill(\`\${name} B\`)`,
        `    await staff.getByRole('button', { name: 'SIMPAN' }).click()`,
        `    await expect(staff).toHaveURL(/\\/${address}\\/detail\\/\\d+$/)`,
        `    await expect(staff.getByRole('definition').getByText(\`\${name} B\`)).toBeVisible()`,
      ),
    remove &&
      lines(
        `    await chooseAction(staff, 'Hapus')`,
        `    await staff.getByRole('alertdialog').getByRole('button', { name: 'Lanjutkan' }).click()`,
        `    await expect(staff).toHaveURL('/${address}')`,
        `    await expect(staff.getByRole('link', { name })).toHaveCount(0)`,
      ),
    `  })`,
  )
}

function label({ label }: Field) {
  return `/^${escaped(label)}\\W*$/`
}

function filled(field: Field, isNameField: boolean): string {
  if (field.kind === 'choice')
    return lines(
      `    await staff.getByRole('combobox', { name: ${label(field)} }).click()`,
      `    await staff.getByRole('option', { name: '${capital(wordsOf(field.choices[0] ?? ''))}' }).click()`,
    )
  const value =
    field.kind === 'date' || field.kind === 'dateTime'
      ? exampleDateOf(field)
      : `'${exampleOf(field, 1).replace(/^'|'$/g, '')}'`
  return `    await staff.getByLabel(${label(field)}).fill(${isNameField ? 'name' : value})`
}
