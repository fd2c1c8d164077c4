import { createContext, useCallback, useContext } from 'react'

/** The URL query of each list as the user left it, by the path of the list. */
type LeftLists = Map<string, string>

/** Holds the queries of the lists for one sign-in, so that the next user starts with whole lists. */
export const LeftListsContext = createContext<LeftLists>(new Map())

/** Returns a function that remembers the URL query of a list. */
export function useLeaveList() {
  const lists = useContext(LeftListsContext)
  return useCallback((path: string, query: string) => void lists.set(path, query), [lists])
}

/** Returns a function that adds to the path of a list the search, order, page and filters with which the user left it. */
export function useListAsLeft() {
  const lists = useContext(LeftListsContext)
  return useCallback(
    (path: string) => {
      const query = lists.get(path)
      return query ? `${path}?${query}` : path
    },
    [lists],
  )
}
