import type { ImportColumn } from '@sikud/api'
import { failsLuhn } from '../checks.ts'

/** What a spreadsheet did to a cell: `repaired` values are right again, `imeiLost` digits are gone. */
export type CellTrap = 'repaired' | 'imeiLost'

/** Undoes what spreadsheets do to numbers, such as phones without 0 and years as dates. */
export function repairCell(column: ImportColumn, text: string): { value: string; trap: CellTrap | null } {
  const repaired = repairs[column]?.(text) ?? text
  if (column === 'imei' && /^\d[.,]?\d*e\+?\d+$/iu.test(text)) return { value: text, trap: 'imeiLost' }
  return { value: repaired, trap: repaired === text ? null : 'repaired' }
}

const repairs: Partial<Record<ImportColumn, (text: string) => string>> = {
  phone: repairPhone,
  sim: repairPhone,
  imei: repairImei,
  year: repairYear,
}

/** Adds the 0 or + that a spreadsheet removes from a number. */
function repairPhone(text: string): string {
  const number = text.replace(/\.0$/u, '')
  if (/^62\d{8,13}$/u.test(number)) return `+${number}`
  if (/^8\d{7,12}$/u.test(number)) return `0${number}`
  return number
}

/** Adds a lost 0 in front of 14 digits, if the check digit proves it. */
function repairImei(text: string): string {
  const number = text.replace(/\.0$/u, '')
  return /^\d{14}$/u.test(number) && !failsLuhn(`0${number}`) && number.startsWith('1')
    ? `0${number}`
    : number
}

/** The first day of the dates of a spreadsheet, 30 December 1899, in milliseconds since 1970. */
const DAY_ZERO = Date.UTC(1899, 11, 30)

/** Takes the year of a date: 01/02/2021, 2021-02-01, or the number of a day such as 44228. */
function repairYear(text: string): string {
  const [, year] =
    /^(?:\d{1,2}[/.-]\d{1,2}[/.-](\d{4}))$/u.exec(text) ??
    /^(\d{4})(?:[/.-]\d{1,2}[/.-]\d{1,2}|\.0)/u.exec(text) ??
    []
  if (year !== undefined) return year
  if (!/^\d{5}$/u.test(text)) return text
  return String(new Date(DAY_ZERO + Number(text) * 86_400_000).getUTCFullYear())
}
