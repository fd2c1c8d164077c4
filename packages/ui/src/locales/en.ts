import type { UiTexts } from './UiTexts.ts'
import { age } from './en/age.ts'
import { confirm } from './en/confirm.ts'
import { form } from './en/form.ts'
import { grid } from './en/grid.ts'
import { list } from './en/list.ts'
import { login } from './en/login.ts'
import { page } from './en/page.ts'
import { record } from './en/record.ts'
import { shell } from './en/shell.ts'
import { state } from './en/state.ts'
import { status } from './en/status.ts'
import { toast } from './en/toast.ts'
import { units } from './en/units.ts'

/** Texts of the kit in English, the second language. */
export const en: UiTexts = {
  units,
  age,
  list,
  grid,
  form,
  record,
  state,
  shell,
  page,
  confirm,
  toast,
  status,
  login,
}
