import { type ReactNode, useEffect } from 'react'
import { data, type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router'
import { isHidden } from '#addresses.ts'
import { storeText } from '#language/frame/store.text.ts'
import { useTexts } from '#language/texts.ts'
import type { AnnouncementWire, ResourceLocationWire } from '#modules/content/content.contract.ts'
import { getResourceLocation } from '#modules/content/content.paths.ts'
import type { ShopFactsWire } from '#modules/shop-settings/shop-facts.contract.ts'
import { getShopFacts } from '#modules/shop-settings/shop-facts.paths.ts'
import { inUse } from '#platform/browser/in-use.ts'
import { asleep } from '#ui/asleep.tsx'
import { Later } from '#ui/later.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { BareErrorView, ErrorView } from '../error-view.tsx'
import { callContext, publicUrlContext, sideContext } from '../page-context.ts'
import { CardListener } from './card/card-listener.tsx'
import { AnnouncementBar } from './header/announcement-bar.tsx'
import { usePageSide } from './header/page-side.ts'
import { readableColours } from './header/readable-colours.ts'
import { StoreHeader } from './header/store-header.tsx'
import { bagStore, wishStore } from './shopper-state.ts'
import './store.css'

const backToTop = () => inUse.then(() => import('./footer/back-to-top.tsx'))
const Footer = asleep(() => import('./footer/store-footer.tsx'))

type Frame = {
  facts: ShopFactsWire
  side: 'women' | 'men'
  publicUrl: string
  /** From search engines. */
  hidden: boolean
  announcements: AnnouncementWire[]
  announcementStyle: AnnouncementStyle
}
type AnnouncementStyle = ResourceLocationWire['notice']['noticeStyle']

export async function loader({ url, context }: LoaderFunctionArgs): Promise<Frame> {
  const side = context.get(sideContext)
  const call = context.get(callContext)
  const [found, facts] = [await call(getResourceLocation, { sexType: side }), await call(getShopFacts, {})]
  if (!found.ok) throw data(found.msg, { status: 503 })
  if (!facts.ok) throw data(facts.msg, { status: 503 })
  const { platformIntelligence, noticeStyle } = found.data.notice
  return {
    facts: facts.data,
    side,
    publicUrl: context.get(publicUrlContext),
    hidden: isHidden(url.pathname),
    announcements: readAnnouncements(platformIntelligence),
    announcementStyle: readableColours(noticeStyle),
  }
}

function readAnnouncements(json: string): AnnouncementWire[] {
  try {
    const found: unknown = JSON.parse(json)
    return Array.isArray(found) ? (found as AnnouncementWire[]) : []
  } catch {
    // An announcement that cannot be read is not worth a page.
    return []
  }
}

export default function StoreLayout() {
  return (
    <FramedPage frame={useLoaderData<typeof loader>()}>
      <Outlet />
    </FramedPage>
  )
}

/** The error is shown inside the store's layout, when there is one. */
export function ErrorBoundary() {
  const frame = useLoaderData<Frame | undefined>()
  if (!frame) return <BareErrorView />
  return (
    <FramedPage frame={frame}>
      <ErrorView />
    </FramedPage>
  )
}

function FramedPage({
  frame: { side: chosen, announcements, announcementStyle, facts },
  children,
}: {
  frame: Frame
  children: ReactNode
}) {
  const texts = useTexts(storeText)
  const side = usePageSide(chosen)
  // What only a waking page needs is no part of the page as it is sent.
  const hydrated = useHydrated()
  useEffect(() => {
    void bagStore.refresh()
    void wishStore.refresh()
  }, [])
  return (
    <>
      <a className="skip" href="#main">
        {texts.skip}
      </a>
      <AnnouncementBar announcements={announcements} look={announcementStyle} />
      <StoreHeader side={side} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer side={side} facts={facts} />
      <CardListener />
      {/* What comes late comes into a part of its own: beside the others it would have the style of the whole page worked out anew. */}
      <div>{hydrated ? <Later load={backToTop} props={{}} /> : null}</div>
    </>
  )
}
