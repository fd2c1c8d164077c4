import { formatTexts } from '../format/formatTexts.ts'
import { statusTexts } from '../status/fleetStatus.ts'
import { confirm } from './id/confirm.ts'
import { form } from './id/form.ts'
import { grid } from './id/grid.ts'
import { list } from './id/list.ts'
import { login } from './id/login.ts'
import { page } from './id/page.ts'
import { record } from './id/record.ts'
import { shell } from './id/shell.ts'
import { state } from './id/state.ts'
import { toast } from './id/toast.ts'

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
