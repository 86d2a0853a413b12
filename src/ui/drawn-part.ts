import { type ComponentType, lazy } from 'react'
import { awake } from './early-hands.tsx'

/**
 * A part of a screen whose script is not needed for the first touch. On the page that the browser loaded, it stands as the
 * server drew it until that script has come; on the way to another page it comes with the page, so that nothing moves once
 * the page is shown.
 */
export async function drawnPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  if (import.meta.env.SSR || isHydrated()) return (await load()).default
  return lazy(async () => ({ default: awake((await load()).default) }))
}

/** React Router names the loaded screens once the first page's own have been run. */
const isHydrated = () => '__reactRouterRouteModules' in globalThis
