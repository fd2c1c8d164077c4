import type SvgIcon from '@mui/material/SvgIcon'

/** A MUI icon and its one meaning. */
export interface IconMeaning {
  name: string
  Icon: typeof SvgIcon
  means: string
}
