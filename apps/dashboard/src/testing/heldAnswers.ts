import type { FakeAnswer } from '@sikud/api/fixtures'

/** Returns a fake answer whose calls wait, and functions that release the calls one by one. */
export function heldAnswers() {
  const waiting: ((answer: FakeAnswer) => void)[] = []
  const answer: FakeAnswer = async (request) => {
    const given = await new Promise<FakeAnswer>((resolve) => waiting.push(resolve))
    return given(request)
  }
  return {
    answer,
    /** Forgets all waiting calls, because Storybook can play a story twice. */
    reset: () => waiting.splice(0),
    count: () => waiting.length,
    /** Responds with `given` to the waiting call that has the index `call`. */
    give: (call: number, given: FakeAnswer) => waiting[call]?.(given),
  }
}
