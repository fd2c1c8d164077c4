import type SvgIcon from '@mui/material/SvgIcon'

/** An icon of MUI and its one meaning. */
export interface IconMeaning {
  name: string
  Icon: typeof SvgIcon
  means: string
}
