import { describe, expect, it } from 'vitest'
import { collectCalls } from './collectCalls.ts'

/** Creates a function that batches calls; each batch waits until the test calls its `end` or `fail`. */
function collected() {
  const runs: { inputs: readonly number[]; end: () => void; fail: (error: Error) => void }[] = []
  const call = collectCalls<number, string>(
    (inputs) =>
      new Promise((resolve, reject) => {
        runs.push({ inputs, end: () => resolve(inputs.map((input) => `answer ${input}`)), fail: reject })
      }),
  )
  return { runs, call }
}

describe('collectCalls', () => {
  it('starts two runs at once, and puts all later calls into the next run', async () => {
    const { runs, call } = collected()
    const answers = [1, 2, 3, 4].map(call)
    expect(runs.map(({ inputs }) => inputs)).toEqual([[1], [2]])
    runs[0]?.end()
    expect(await answers[0]).toBe('answer 1')
    await expect.poll(() => runs.at(2)?.inputs).toEqual([3, 4])
    runs[1]?.end()
    runs[2]?.end()
    expect(await Promise.all(answers)).toEqual([1, 2, 3, 4].map((input) => `answer ${input}`))
  })

  it('never adds a call to a run that has started', async () => {
    const { runs, call } = collected()
    const [first, second] = [call(1), call(1)]
    const late = call(1)
    expect(runs).toHaveLength(2)
    runs[0]?.end()
    runs[1]?.end()
    await Promise.all([first, second])
    runs[2]?.end()
    expect(await late).toBe('answer 1')
  })

  it('rejects only the calls of the run that failed', async () => {
    const { runs, call } = collected()
    const answers = [1, 2, 3].map(call)
    runs[0]?.fail(new Error('gone'))
    await expect(answers[0]).rejects.toThrow('gone')
    runs[1]?.end()
    runs[2]?.end()
    expect(await Promise.all(answers.slice(1))).toEqual(['answer 2', 'answer 3'])
  })
})
