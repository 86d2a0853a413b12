import { Wordmark } from '#screens/wordmark.tsx'
import { useEffect } from 'react'
import { type LoaderFunctionArgs, Outlet } from 'react-router'
import { isHidden } from '#addresses.ts'
import { checkoutText } from '#language/buying/checkout.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { inUse } from '#platform/browser/in-use.ts'
import { fetchAhead } from '#platform/browser/page-links.ts'
import bodoni from '#ui/fonts/bodoni.woff2?url'
import instrument from '#ui/fonts/instrument.woff2?url'
import { ChatLink } from '../footer/chat-link.tsx'
import '../store.css'
import './checkout.css'

const font = (href: string) => ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const })
export const links = () => [font(instrument), font(bodoni)]

export const loader = ({ url }: LoaderFunctionArgs) => ({ hidden: isHidden(url.pathname) })

/** Help opens beside the order, so that nothing typed is left behind. */
const HELP = [
  ['questions', '/statement/FAQs'],
  ['deliveryHelp', '/statement/delivery'],
  ['returnsHelp', '/statement/return'],
] as const

/** Checkout stands alone: nothing leads away from it but the bag, the shop's name and, at its foot, help. */
export default function CheckoutLayout() {
  const language = useLanguage()
  const texts = useTexts(checkoutText)
  // Back to the bag or on to paying: either page has the shop's header, which comes once a shopper has a hand on this one.
  useEffect(() => void inUse.then(() => fetchAhead(localPath(language, '/bags'))), [language])
  return (
    <>
      <header className="checkout-head">
        <a className="caps" href={localPath(language, '/bags')}>
          {texts.backToBag}
        </a>
        <a className="checkout-logo serif" href={localPath(language, '/')} aria-label={texts.toHome}>
          <Wordmark />
        </a>
      </header>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <footer className="checkout-foot wrap">
        {HELP.map(([name, path]) => (
          <a key={path} className="link" href={localPath(language, path)} target="_blank" rel="noopener">
            {texts[name]}
          </a>
        ))}
        <ChatLink />
      </footer>
    </>
  )
}
