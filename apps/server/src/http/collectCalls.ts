/** Maximum number of batches that run at the same time. With only one, a slow query would delay every request. */
const RUNNING = 2

interface Call<Input, Output> {
  input: Input
  resolve: (output: Output) => void
  reject: (error: unknown) => void
}

/**
 * Returns a function that collects calls in batches: while the maximum number of batches runs, new calls wait and then
 * form the next batch. A call never joins a batch that has already started, so its result includes every change made
 * before the call. `run` runs one batch; it returns one output for each input, in the order of the inputs.
 */
export function collectCalls<Input, Output>(
  run: (inputs: readonly Input[]) => Promise<readonly Output[]>,
): (input: Input) => Promise<Output> {
  let waiting: Call<Input, Output>[] = []
  let running = 0

  async function work() {
    running += 1
    while (waiting.length > 0) {
      const calls = waiting
      waiting = []
      await answer(run, calls)
    }
    running -= 1
  }

  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject })
      if (running < RUNNING) void work()
    })
}

/** Runs a batch, then resolves or rejects the promise of each call; never throws. */
async function answer<Input, Output>(
  run: (inputs: readonly Input[]) => Promise<readonly Output[]>,
  calls: readonly Call<Input, Output>[],
): Promise<void> {
  try {
    const outputs = await run(calls.map(({ input }) => input))
    if (outputs.length !== calls.length) throw new Error('The run must return one output for each input.')
    for (const [nth, output] of outputs.entries()) calls[nth]?.resolve(output)
  } catch (error) {
    for (const { reject } of calls) reject(error)
  }
}
