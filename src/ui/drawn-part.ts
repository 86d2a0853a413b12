import { type ComponentType, lazy } from 'react'

/**
 * A part of a screen whose script is not needed for the first touch. On the page that the browser loaded, it stands as the
 * server drew it until that script has come; on the way to another page it comes with the page, so that nothing moves once
 * the page is shown.
 */
export async function drawnPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return import.meta.env.SSR || isHydrated() ? (await load()).default : lazy(load)
}

/** React Router names the loaded screens once the first page's own have been run. */
const isHydrated = () => '__reactRouterRouteModules' in globalThis
