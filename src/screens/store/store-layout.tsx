import { lazy, Suspense, useEffect, useState } from 'react'
import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router'
import { storeText } from '#language/store.text.ts'
import { useTexts } from '#language/texts.ts'
import type { NoticeWire } from '#modules/content/content.contract.ts'
import { getResourceLocation } from '#modules/content/content.paths.ts'
import { callContext, publicUrlContext, sideContext } from '../page-context.ts'
import { CardListener } from './card/card-listener.tsx'
import { StoreFooter } from './footer/store-footer.tsx'
import { NoticeBar } from './header/notice-bar.tsx'
import { StoreHeader } from './header/store-header.tsx'
import { bagStore, wishStore } from './shopper-state.ts'
import './store.css'

const BackToTop = lazy(() => import('./footer/back-to-top.tsx'))

export async function loader({ context }: LoaderFunctionArgs) {
  const side = context.get(sideContext)
  const found = await context.get(callContext)(getResourceLocation, { sexType: side })
  return {
    side,
    publicUrl: context.get(publicUrlContext),
    notices: found.ok ? readNotices(found.data.notice.platformIntelligence) : [],
  }
}

function readNotices(json: string): NoticeWire[] {
  try {
    const found: unknown = JSON.parse(json)
    return Array.isArray(found) ? (found as NoticeWire[]) : []
  } catch {
    // A notice that cannot be read is not worth a page.
    return []
  }
}

export default function StoreLayout() {
  const { side, notices } = useLoaderData<typeof loader>()
  const texts = useTexts(storeText)
  // What only a waking page needs is no part of the page as it is sent.
  const [awake, setAwake] = useState(false)
  useEffect(() => {
    setAwake(true)
    void bagStore.refresh()
    void wishStore.refresh()
  }, [])
  return (
    <>
      <a className="skip" href="#main">
        {texts.skip}
      </a>
      <NoticeBar notices={notices} />
      <StoreHeader side={side} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <StoreFooter side={side} />
      <CardListener />
      {awake ? (
        <Suspense>
          <BackToTop />
        </Suspense>
      ) : null}
    </>
  )
}
