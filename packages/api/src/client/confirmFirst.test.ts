import { expect, it, vi } from 'vitest'
import { createFleetClient } from './createFleetClient.ts'
import { answer } from '../fixtures/fakeAnswer.ts'
import { fakeFleetFetch } from '../fixtures/fakeFleetFetch.ts'

const refusal = answer({ message: 'Perlu konfirmasi password.', code: 'confirm' }, 403)

function clientOf(onConfirm: () => Promise<boolean>) {
  const bodies: unknown[] = []
  const fetch = fakeFleetFetch({
    createDriver: (request) => {
      bodies.push(request.body)
      return (bodies.length === 1 ? refusal : answer({ message: 'Dibuat.' }, 201))(request)
    },
  })
  const options = {
    baseUrl: 'https://sikud.test/api/v1',
    token: () => 'x',
    fetch,
    onConfirm,
    safeWrites: true,
  }
  return { client: createFleetClient(options), bodies }
}

it('the client repeats a refused request after the user confirmed the password', async () => {
  const { client, bodies } = clientOf(async () => true)
  expect((await client.request('createDriver', { body: { name: 'Agus' } })).message).toBe('Dibuat.')
  expect(bodies).toEqual([{ name: 'Agus' }, { name: 'Agus' }])
})

it('the client throws the 403 if the user does not confirm', async () => {
  const { client, bodies } = clientOf(async () => false)
  await expect(client.request('createDriver', { body: { name: 'Agus' } })).rejects.toMatchObject({
    status: 403,
  })
  expect(bodies).toHaveLength(1)
})

it('the client does not ask for the password after any other 403', async () => {
  const confirm = vi.fn<() => Promise<boolean>>(async () => true)
  const fetch = fakeFleetFetch({ deleteDriver: answer({ message: 'Tidak boleh.' }, 403) })
  const client = createFleetClient({
    baseUrl: 'https://sikud.test',
    token: () => 'x',
    fetch,
    onConfirm: confirm,
  })
  await expect(client.request('deleteDriver', { id: 1 })).rejects.toThrow('Tidak boleh.')
  expect(confirm).not.toHaveBeenCalled()
})
