import { expect, it } from 'vitest'
import { createStepUp } from './stepUp.ts'

it('asks for the password only once for all waiting requests', async () => {
  const stepUp = createStepUp()
  stepUp.subscribe(() => {})
  const answers = Promise.all([stepUp.ask(), stepUp.ask()])
  expect(stepUp.isAsking()).toBe(true)
  stepUp.settle(true)
  expect(await answers).toEqual([true, true])
  expect(stepUp.isAsking()).toBe(false)
})

it('resolves with false if no dialog is mounted', async () => {
  expect(await createStepUp().ask()).toBe(false)
})
