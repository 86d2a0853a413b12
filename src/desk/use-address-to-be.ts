import { use } from 'react'
import { UNSAFE_DataRouterContext as RouterContext, useLocation, useNavigation } from 'react-router'

/**
 * What the address of this page says once what was pressed last has come. Whatever is pressed next begins with that: a page that is on
 * its way, or not drawn yet, is not what the screen was drawn with, and the second of two quick presses would take back the first.
 */
export function useAddressToBe(): () => URLSearchParams {
  const { pathname, search } = useLocation()
  const router = use(RouterContext)?.router
  // Links are drawn anew as soon as a page is on its way.
  useNavigation()
  return () => {
    const next = router?.state.navigation.location ?? router?.state.location
    return new URLSearchParams(next?.pathname === pathname ? next.search : search)
  }
}
