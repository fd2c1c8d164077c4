import type { components } from '@sikud/api/schema'
import type { Queryable } from '../../database/Database.ts'
import { bodyId, FieldChecks, textOrNull } from '../../http/requestValues.ts'
import { cleanPlate } from '../../identities/identityKeys.ts'
import { checks } from '../../parse/__generated__/checks.ts'
import type { Scope } from '../../security/scope.ts'
import { chooseGroup } from '../group/groupRepository.ts'
import { checkType, type VehicleFields } from './vehicleRepository.ts'

const OLDEST = checks.vehicleYear.minimum

/** Reads what the input refers to, then validates and normalises it. */
export async function readVehicle(
  database: Queryable,
  scope: Scope,
  input: components['schemas']['VehicleInput'],
  before: VehicleFields | null,
): Promise<VehicleFields> {
  const known = await checkType(database, bodyId(input.brand_id) ?? 0, bodyId(input.type_id) ?? 0)
  const group_id = await chooseGroup(database, scope, input.group_id, before)
  return checkVehicle(input, before, { ...known, group_id })
}

/**
 * Validates and normalises the input; throws 422. A year or plate that does not change is always valid. `known` says
 * whether the brand and its type exist, and the depot; null if the caller may not choose this depot.
 */
export function checkVehicle(
  input: components['schemas']['VehicleInput'],
  before: VehicleFields | null,
  known: { brand: boolean; type: boolean; group_id: number | null },
): VehicleFields {
  const { group_id } = known
  const number = input.number === before?.number ? before.number : cleanPlate(input.number)
  const year = readYear(input.year)
  const color = textOrNull(input.color)
  new FieldChecks()
    .expectVisible({ color }, before)
    .expect(known.brand, 'brand_id', (texts) => texts.vehicle.noSuchBrand)
    .expect(known.type, 'type_id', (texts) => texts.vehicle.noSuchType)
    .expect(number !== '', 'number', (texts) => texts.vehicle.plateRequired)
    .expect(
      number === '' || number === before?.number || checks.plate.pattern.test(number),
      'number',
      (texts) => texts.vehicle.plateWrong,
    )
    .expect(year === null || year === before?.year || isPossibleYear(year), 'year', (texts) =>
      texts.vehicle.yearWrong(OLDEST, nextYear()),
    )
    .expect(group_id !== null, 'group_id', (texts) => texts.group.unknown)
    .throwIfAny()
  return { type_id: bodyId(input.type_id) ?? 0, year, color, number, group_id: group_id ?? 0 }
}

/** Parses a year from a number or a text; returns null for a missing or empty year, and -1 for any other text. */
function readYear(value: number | string | null | undefined): number | null {
  const text = String(value ?? '').trim()
  if (text === '') return null
  return /^\d{1,4}$/.test(text) ? Number(text) : -1
}

function isPossibleYear(year: number): boolean {
  return year >= OLDEST && year <= nextYear()
}

function nextYear(): number {
  return new Date().getFullYear() + 1
}
