import type { Case, Figures, SideName } from './cases/Case.ts'

export interface Measurement {
  case: string
  side: SideName
  round: number
  figures: Figures
}

const order: SideName[] = ['ours', 'limit', 'peer']

/**
 * Measures our page, the limit page and the peer page in turn in each round. So a slow phase of the machine affects all
 * of them equally.
 */
export async function interleave(
  cases: Case[],
  onMeasured: (measured: Measurement) => void,
  afterFailure: () => Promise<void>,
) {
  for (const { name, sides, rounds, peerOnce } of cases) {
    const failed = new Set<string>()
    for (let round = 1; round <= rounds; round += 1) {
      for (const side of order) {
        const visit = sides[side]
        if (!visit || failed.has(side)) continue
        if (side === 'peer' && peerOnce && round > 1) continue
        try {
          onMeasured({ case: name, side, round, figures: await visit() })
        } catch (error) {
          failed.add(side)
          await afterFailure()
          console.error(
            `${name}, ${side}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
          )
        }
      }
    }
  }
}
