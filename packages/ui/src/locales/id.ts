import { account } from './id/account.ts'
import { age } from './id/age.ts'
import { confirm } from './id/confirm.ts'
import { device } from './id/device.ts'
import { driver } from './id/driver.ts'
import { form } from './id/form.ts'
import { grid } from './id/grid.ts'
import { list } from './id/list.ts'
import { login } from './id/login.ts'
import { page } from './id/page.ts'
import { record } from './id/record.ts'
import { role } from './id/role.ts'
import { selfService } from './id/selfService.ts'
import { shell } from './id/shell.ts'
import { state } from './id/state.ts'
import { status } from './id/status.ts'
import { toast } from './id/toast.ts'
import { units } from './id/units.ts'
import { user } from './id/user.ts'
import { vehicle } from './id/vehicle.ts'

/** Texts of the kit in Indonesian, the default; a text that carries a value is a function. */
export const id = {
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
  account,
  device,
  driver,
  login,
  role,
  selfService,
  user,
  vehicle,
}
