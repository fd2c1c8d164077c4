import type SvgIcon from '@mui/material/SvgIcon'

/** An icon of MUI, and the one thing that it stands for. */
export interface IconMeaning {
  name: string
  Icon: typeof SvgIcon
  means: string
}
