import { formatTexts } from '../format/formatTexts.ts'
import { statusTexts } from '../status/fleetStatus.ts'
import type { UiTexts } from './UiTexts.ts'
import { confirm } from './en/confirm.ts'
import { form } from './en/form.ts'
import { grid } from './en/grid.ts'
import { list } from './en/list.ts'
import { login } from './en/login.ts'
import { page } from './en/page.ts'
import { record } from './en/record.ts'
import { shell } from './en/shell.ts'
import { state } from './en/state.ts'
import { toast } from './en/toast.ts'

/** Texts of the kit in English, the second language. */
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
