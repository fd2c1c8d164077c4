import type { PartTexts } from './localeText.ts'
import { address } from './en/address.ts'
import { tripExport } from './en/tripExport.ts'
import { fleet } from './en/fleet.ts'
import { player } from './en/player.ts'
import { sessions } from './en/sessions.ts'
import { trip } from './en/trip.ts'
import { workspace } from './en/workspace.ts'

/** English texts of all parts, loaded when English is chosen. The code of each part imports its Indonesian texts. */
export const enParts: PartTexts = { address, tripExport, fleet, player, sessions, trip, workspace }
