import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'

/** The link of the kit: inside the dashboard it changes the page without loading it anew. */
export function RouterLink({ href = '', children, ...props }: ComponentProps<'a'>) {
  const inside = href.startsWith('/') && props.target === undefined
  return inside ? (
    <Link to={href} {...props}>
      {children}
    </Link>
  ) : (
    <a href={href} {...props}>
      {children}
    </a>
  )
}
