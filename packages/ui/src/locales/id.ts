import { formatTexts } from '../format/formatTexts.ts'
import { statusTexts } from '../status/fleetStatus.ts'
import { confirm, form, grid, list, page, record, shell, state, toast } from './id/components.ts'
import { login } from './id/login.ts'

/** The texts of the kit in Indonesian, the default language. A text that has parameters is a function. */
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
