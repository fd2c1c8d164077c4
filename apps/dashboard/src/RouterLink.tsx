import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'

/** The link of the kit: inside the dashboard it changes the page without loading it anew. */
export function RouterLink({ href = '', ...props }: ComponentProps<'a'>) {
  return href.startsWith('/') && props.target === undefined ? (
    <Link to={href} {...props} />
  ) : (
    <a href={href} {...props} />
  )
}
