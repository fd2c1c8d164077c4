import { bodyOf, exampleOf } from '../examples.ts'
import type { Resource } from '../Resource.ts'
import { fieldsOfForm, lines } from '../resourceParts.ts'

/** Returns the text of `apps/server/src/records/<name>/<name>Handlers.test.ts`. */
export function serverTest(resource: Resource): string {
  const { manyWords, list, detail, create } = resource
  return lines(
    `import { afterAll, beforeAll, describe, expect, it } from 'vitest'`,
    `import type { Caller } from '../../testing/Caller.ts'`,
    `import { createTestApp, type TestApp } from '../../testing/createTestApp.ts'`,
    ``,
    create && `const whole = ${bodyOf(fieldsOfForm(resource), 'all')}`,
    create && ``,
    `describe('${manyWords}', () => {`,
    `  let test: TestApp`,
    `  let admin: Caller`,
    ``,
    `  beforeAll(async () => {`,
    `    test = await createTestApp()`,
    `    admin = await test.signIn()`,
    `  })`,
    `  afterAll(() => test.close())`,
    ``,
    create
      ? writtenTests(resource)
      : lines(
          `  it('are empty at first', async () => {`,
          `    expect(await admin.get('${list.path}')).toMatchObject({ status: 200, body: { data: [] } })`,
          `  })`,
        ),
    ``,
    `  it('return 404 for an unknown id', async () => {`,
    `    expect((await admin.get('${at(detail.path, '987654')}')).status).toBe(404)`,
    `  })`,
    `})`,
    ``,
  )
}

function writtenTests(resource: Resource): string {
  const { list, detail, create, update, remove, nameField } = resource
  const name = exampleOf(nameField, 1)
  const path = create?.path ?? ''
  return lines(
    `  it('are created, listed${update ? ', changed' : ''}${remove ? ' and deleted' : ''}', async () => {`,
    `    const made = await admin.post('${path}', whole)`,
    `    expect(made.status).toBe(201)`,
    `    const { id } = made.body.data`,
    `    const listed = (await admin.get('${list.path}')).body.data`,
    `    expect(listed.map((record: { id: number }) => record.id)).toEqual([id])`,
    `    expect((await admin.get(\`${at(detail.path, '${id}')}\`)).body.data).toMatchObject({ id, ${nameField.name}: ${name} })`,
    update &&
      lines(
        `    const bare = ${bodyOf(fieldsOfForm(resource), 'required')}`,
        `    expect((await admin.put(\`${at(update.path, '${id}')}\`, bare)).status).toBe(200)`,
      ),
    remove &&
      lines(
        `    expect((await admin.delete(\`${at(remove.path, '${id}')}\`)).status).toBe(200)`,
        `    expect((await admin.get('${list.path}')).body).toEqual({ data: [] })`,
      ),
    `  })`,
    ``,
    `  it('are rejected with an empty ${nameField.name}', async () => {`,
    `    const response = await admin.post('${path}', { ...whole, ${nameField.name}: ' ' })`,
    `    expect(response.status).toBe(422)`,
    `    expect(Object.keys(response.body.errors)).toEqual(['${nameField.name}'])`,
    `  })`,
  )
}

function at(path: string, id: string) {
  return path.replace('{id}', id)
}
