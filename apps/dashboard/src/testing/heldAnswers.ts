import type { FakeAnswer } from '@sikud/api/fixtures'

/** Answers that wait until the story gives them; one for each call, in the order of the calls. */
export function heldAnswers() {
  const waiting: ((answer: FakeAnswer) => void)[] = []
  const answer: FakeAnswer = async (request) => {
    const given = await new Promise<FakeAnswer>((resolve) => waiting.push(resolve))
    return given(request)
  }
  return {
    answer,
    /** Begins anew, for a story that is played again. */
    reset: () => waiting.splice(0),
    count: () => waiting.length,
    /** Answers the call with this number, from 0. */
    give: (call: number, given: FakeAnswer) => waiting[call]?.(given),
  }
}
