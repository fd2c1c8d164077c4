import type { FakeAnswer } from '@sikud/api/fixtures'

/** Returns a fake response handler whose requests wait, and functions that answer the requests one by one. */
export function heldAnswers() {
  const waiting: ((answer: FakeAnswer) => void)[] = []
  const answer: FakeAnswer = async (request) => {
    const given = await new Promise<FakeAnswer>((resolve) => waiting.push(resolve))
    return given(request)
  }
  return {
    answer,
    /** Forgets all waiting requests, because Storybook can play a story twice. */
    reset: () => waiting.splice(0),
    count: () => waiting.length,
    /** Answers the waiting request number `call` (from 0) with `given`. */
    give: (call: number, given: FakeAnswer) => waiting[call]?.(given),
  }
}
