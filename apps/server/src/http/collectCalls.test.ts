import { describe, expect, it } from 'vitest'
import { collectCalls } from './collectCalls.ts'

/** Creates a function that batches calls; each batch waits until the test calls its `end` or `fail`. */
function createCall() {
  const batches: { inputs: readonly number[]; end: () => void; fail: (error: Error) => void }[] = []
  const call = collectCalls<number, string>(
    (inputs) =>
      new Promise((resolve, reject) => {
        batches.push({ inputs, end: () => resolve(inputs.map((input) => `answer ${input}`)), fail: reject })
      }),
  )
  return { batches, call }
}

describe('collectCalls', () => {
  it('runs two batches at once, and puts all later calls into the next batch', async () => {
    const { batches, call } = createCall()
    const answers = [1, 2, 3, 4].map(call)
    expect(batches.map(({ inputs }) => inputs)).toEqual([[1], [2]])
    batches[0]?.end()
    expect(await answers[0]).toBe('answer 1')
    await expect.poll(() => batches.at(2)?.inputs).toEqual([3, 4])
    batches[1]?.end()
    batches[2]?.end()
    expect(await Promise.all(answers)).toEqual([1, 2, 3, 4].map((input) => `answer ${input}`))
  })

  it('never adds a call to a batch that has started', async () => {
    const { batches, call } = createCall()
    const [first, second] = [call(1), call(1)]
    const late = call(1)
    expect(batches).toHaveLength(2)
    batches[0]?.end()
    batches[1]?.end()
    await Promise.all([first, second])
    batches[2]?.end()
    expect(await late).toBe('answer 1')
  })

  it('rejects only the calls of the batch that failed', async () => {
    const { batches, call } = createCall()
    const answers = [1, 2, 3].map(call)
    batches[0]?.fail(new Error('gone'))
    await expect(answers[0]).rejects.toThrow('gone')
    batches[1]?.end()
    batches[2]?.end()
    expect(await Promise.all(answers.slice(1))).toEqual(['answer 2', 'answer 3'])
  })
})
