import type SvgIcon from '@mui/material/SvgIcon'

/** An icon of MUI, and the only meaning that it has in the dashboard. */
export interface IconMeaning {
  name: string
  Icon: typeof SvgIcon
  means: string
}
