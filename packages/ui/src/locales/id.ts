import { formatTexts } from '../format/formatTexts.ts'
import { statusTexts } from '../status/fleetStatus.ts'
import { confirm, form, grid, list, page, record, shell, state, toast } from './id/components.ts'
import { login } from './id/login.ts'

/** Indonesian texts of the kit, the default; a text with parameters is a function. */
export const id = {
  ...formatTexts.id,
  list,
  grid,
  form,
  record,
  state,
  shell,
  page,
  confirm,
  toast,
  status: statusTexts.id,
  login,
}
