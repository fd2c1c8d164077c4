import BlockOutlined from '@mui/icons-material/BlockOutlined'
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import LinkOutlined from '@mui/icons-material/LinkOutlined'
import LogoutOutlined from '@mui/icons-material/LogoutOutlined'
import SendOutlined from '@mui/icons-material/SendOutlined'

/** The icons of the actions on accounts, by the keys of the menu items of `useAccountActions` of `@sikud/api/react`. */
export const accountIcons = {
  edit: <EditOutlined />,
  approve: <CheckCircleOutlined />,
  reject: <BlockOutlined />,
  invitationLink: <LinkOutlined />,
  sendInvitation: <SendOutlined />,
  recoveryLink: <LinkOutlined />,
  sendRecovery: <SendOutlined />,
  endSessions: <LogoutOutlined />,
  disable: <BlockOutlined />,
  enable: <CheckCircleOutlined />,
}
