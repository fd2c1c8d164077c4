import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { Responses } from './PositionIntake.ts'

describe('responses to stored reports', () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, nth) => nth)

  it('are sent in order, with other work in between', async () => {
    const sent: number[] = []
    const responses = new Responses()
    responses.add(numbers(120).map((nth) => () => sent.push(nth)))
    await setImmediate()
    expect(sent.length).toBeLessThan(120)
    await responses.flush()
    expect(sent).toEqual(numbers(120))
  })

  it('responses are sent if they are added after earlier responses were sent', async () => {
    const sent: string[] = []
    const responses = new Responses()
    for (const name of ['first', 'second']) {
      responses.add([() => sent.push(name)])
      await responses.flush()
    }
    expect(sent).toEqual(['first', 'second'])
  })
})
