import type { Id } from '@sikud/api'
import { useParams } from 'react-router-dom'

/** Returns the id in the URL of a record page; the route's loader has validated it. */
export function useRecordId(): Id {
  const { id } = useParams()
  if (id === undefined) throw new Error('This address has no id. Give the route a path with :id.')
  return id
}
