import type { PartTexts } from './localeText.ts'
import { address } from './en/address.ts'
import { fleet } from './en/fleet.ts'
import { player } from './en/player.ts'
import { take } from './en/take.ts'
import { trip } from './en/trip.ts'
import { workspace } from './en/workspace.ts'

/** English texts of all parts, loaded when English is chosen. The code of each part imports its Indonesian texts. */
export const enParts: PartTexts = { address, fleet, player, take, trip, workspace }
