import { useLocation } from 'react-router'
import { footerText } from '#language/frame/footer.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { ShopFactsWire } from '#modules/shop-settings/shop-facts.contract.ts'
import { LanguageLink } from '../header/language-link.tsx'
import { SideTabs } from '../header/side-tabs.tsx'
import { AppLink } from './app-link.tsx'
import { ChatButton, ChatLink } from './chat-link.tsx'
import { FooterNews } from './footer-news.tsx'
import { useStoreFrame } from './store-frame.ts'
import { footerGroups } from './footer-links.ts'
import { PaymentMarks } from './payment-marks.tsx'

type Footer = { side: 'women' | 'men'; facts: ShopFactsWire }

/** Help stands here on every page, in the same place. */
export default function StoreFooter({ side, facts }: Footer) {
  const { pathname } = useLocation()
  const isAboutNews = pathname.startsWith(localPath(useLanguage(), '/newsletter'))
  return (
    <footer className="footer">
      {isAboutNews ? null : (
        <div className="wrap">
          <FooterNews />
        </div>
      )}
      <div className="wrap footer-groups">
        <FooterLinks />
        <MeetUs facts={facts} />
      </div>
      <FooterEnd side={side} facts={facts} />
      <ChatButton />
    </footer>
  )
}

function FooterLinks() {
  const hasCommunity = useStoreFrame()?.facts.hasCommunity !== false
  const texts = useTexts(footerText)
  const language = useLanguage()
  return footerGroups.map(({ title, pages }) => (
    <section key={title}>
      <h2 className="caps">{texts[title]}</h2>
      <ul>
        {pages
          .filter(([name]) => name !== 'community' || hasCommunity)
          .map(([name, path]) => (
            <li key={path}>
              <a href={localPath(language, path)}>{texts[name]}</a>
            </li>
          ))}
      </ul>
    </section>
  ))
}

function MeetUs({ facts }: { facts: ShopFactsWire }) {
  const texts = useTexts(footerText)
  return (
    <section id="chat">
      <h2 className="caps">{texts.meet}</h2>
      <ChatLink />
      <p className="mute footer-hours">
        {facts.telephone ? <a href={`tel:${facts.telephone.replace(/[^+\d]/g, '')}`}>{facts.telephone}</a> : null}
        {facts.hours.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <AppLink scheme={facts.appScheme} />
      {facts.social.length > 0 ? (
        <ul className="footer-social" aria-label={texts.social}>
          {facts.social.map((address) => (
            <li key={address}>
              <a href={address} target="_blank" rel="noreferrer">
                {placeName(address)}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

const NAMES: Record<string, string> = { youtube: 'YouTube', tiktok: 'TikTok', linkedin: 'LinkedIn' }

/** www.instagram.com → Instagram */
function placeName(address: string): string {
  const name = new URL(address).hostname.split('.').at(-2) ?? address
  return NAMES[name] ?? name.charAt(0).toUpperCase() + name.slice(1)
}

function FooterEnd({ side, facts }: { side: 'women' | 'men'; facts: ShopFactsWire }) {
  const texts = useTexts(footerText)
  const { dealer } = facts
  return (
    <div className="wrap footer-end">
      <div className="footer-end-row">
        <div className="caps footer-switches">
          <SideTabs side={side} place="sidesAtFoot" />
          <LanguageLink />
        </div>
        <PaymentMarks />
      </div>
      <div className="footer-notices mute">
        {dealer ? <p>{texts.dealer(dealer.category, dealer.number)}</p> : null}
        <p>{texts.limit}</p>
        <p>{texts.prices}</p>
        <p>
          © {facts.company} · {facts.address} · {facts.email}
        </p>
      </div>
    </div>
  )
}
