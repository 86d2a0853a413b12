import { Outlet } from 'react-router'
import bodoni from '#ui/fonts/bodoni.woff2?url'
import instrument from '#ui/fonts/instrument.woff2?url'
import { BareErrorView } from '#screens/error-view.tsx'

const font = (href: string) => ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const })
export const links = () => [font(instrument), font(bodoni)]

export { BareErrorView as ErrorBoundary }

/** Nothing stands around what is shown here. */
export default function BareLayout() {
  return <Outlet />
}
