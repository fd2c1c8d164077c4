import { expect, it } from 'vitest'
import { createStepUp } from './stepUp.ts'

it('asks once for all requests that wait', async () => {
  const stepUp = createStepUp()
  stepUp.subscribe(() => {})
  const answers = Promise.all([stepUp.ask(), stepUp.ask()])
  expect(stepUp.isAsking()).toBe(true)
  stepUp.settle(true)
  expect(await answers).toEqual([true, true])
  expect(stepUp.isAsking()).toBe(false)
})

it('refuses where no page can ask', async () => {
  expect(await createStepUp().ask()).toBe(false)
})
