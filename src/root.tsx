import { house } from '#language/house.ts'
import { type ReactNode, use } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { localPath, useLanguage } from '#language/texts.ts'
import { useDoor } from '#screens/own-page.tsx'
import { BareErrorView, useErrorView } from '#screens/error-view.tsx'
import { ScriptMark } from '#screens/script-mark.ts'
import { EarlyHands } from '#ui/early-hands.tsx'
import { useFocusKept } from '#ui/focus-kept.ts'
import { RestoreScroll } from '#ui/scroll-restoration.tsx'
import { LinkListener } from '#ui/link-listener.tsx'
import { RouteAnnouncer } from '#ui/route-announcer.tsx'
import { asleep } from '#ui/asleep.tsx'
import '#platform/browser/without-eval.ts'
import '#ui/toasts.ts'
import '#ui/app.css'

const Toasts = asleep(() => import('#ui/toast-region.tsx'))

export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const mark = use(ScriptMark)
  const door = useDoor()
  useFocusKept()
  useErrorView()
  return (
    <html lang={language === 'zh' ? 'zh-Hant-HK' : 'en-HK'} data-house={JSON.stringify(house())}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <EarlyHands nonce={mark} />
        <meta name="theme-color" content="#ffffff" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={localPath(language, '/manifest.webmanifest')} />
        <Meta />
        {door ? (
          <noscript>
            <meta httpEquiv="refresh" content={`0;url=${door}`} />
          </noscript>
        ) : null}
        <Links />
      </head>
      <body>
        {children}
        <LinkListener />
        <RouteAnnouncer />
        <Toasts />
        <RestoreScroll nonce={mark} />
        <ScrollRestoration nonce={mark} />
        <Scripts nonce={mark} />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export { BareErrorView as ErrorBoundary }
