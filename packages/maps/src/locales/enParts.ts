import type { PartTexts } from './localeText.ts'
import { address } from './en/address.ts'
import { fleet } from './en/fleet.ts'
import { player } from './en/player.ts'
import { take } from './en/take.ts'
import { trip } from './en/trip.ts'
import { workspace } from './en/workspace.ts'

/** English texts of all parts, loaded together with the language; each part loads its own Indonesian texts. */
export const enParts: PartTexts = { address, fleet, player, take, trip, workspace }
