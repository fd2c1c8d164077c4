import CompareArrowsOutlined from '@mui/icons-material/CompareArrowsOutlined'
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined'
import PhonelinkLockOutlined from '@mui/icons-material/PhonelinkLockOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'

/** The icons of the actions on roles, by the keys of the menu items of `useRoleActions` of `@sikud/api/react`. */
export const roleIcons = {
  copy: <ContentCopyOutlined />,
  compare: <CompareArrowsOutlined />,
  viewAs: <VisibilityOutlined />,
  factor: <PhonelinkLockOutlined />,
}
