/**
 * Screens below a layout whose id holds this word are moved by React Router's own router, so that they can have forms, actions,
 * fetchers and blockers: rooms where people work, whose script may weigh more (docs/decisions/0008).
 */
const WORD = 'framework'

export const isFramework = (routeId: string): boolean => routeId.split(':').includes(WORD)

type Route = { id?: string; file: string; children?: Route[] }

/** Screens that stand in the shop's frames, some of them in a folder of the back office: previews in the shop's own dress. */
export const shopScreens = (routes: readonly Route[]): string[] =>
  routes.flatMap(({ id = '', file, children = [] }) => (isFramework(id) ? [] : [file, ...shopScreens(children)]))

/** Folders of those screens, and of their layouts. */
export function frameworkFolders(routes: readonly Route[]): string[] {
  const files = ({ file, children = [] }: Route): string[] => [file, ...children.flatMap(files)]
  return routes.flatMap((route) =>
    isFramework(route.id ?? '')
      ? files(route).map((file) => file.slice(0, file.lastIndexOf('/')))
      : frameworkFolders(route.children ?? []),
  )
}
