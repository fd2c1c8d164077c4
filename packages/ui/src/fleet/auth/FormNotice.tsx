import InfoOutlined from '@mui/icons-material/InfoOutlined'
import type { ReactNode } from 'react'
import { FormMessage } from '../../kit/FormFault/FormMessage.tsx'

/** Shows a message in a form, such as the result of a request. The message is not an error. */
export function FormNotice({ children }: { children: ReactNode }) {
  return (
    <FormMessage tone="primary" icon={InfoOutlined}>
      {children}
    </FormMessage>
  )
}
