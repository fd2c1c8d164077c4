import { formatTexts } from '../format/formatTexts.ts'
import { statusTexts } from '../status/fleetStatus.ts'
import type { UiTexts } from './UiTexts.ts'
import { confirm, form, grid, list, page, record, shell, state, toast } from './en/components.ts'
import { login } from './en/login.ts'

/** The texts of the kit in English. */
export const en: UiTexts = {
  ...formatTexts.en,
  list,
  grid,
  form,
  record,
  state,
  shell,
  page,
  confirm,
  toast,
  status: statusTexts.en,
  login,
}
