import { storeText } from '#language/store.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { LanguageLink } from '../header/language-link.tsx'
import { SideTabs } from '../header/side-tabs.tsx'
import { ChatLink } from './chat-link.tsx'

/** Help stands here on every page, in the same place. */
export function StoreFooter({ side }: { side: 'women' | 'men' }) {
  const texts = useTexts(storeText)
  const language = useLanguage()
  const group = (title: string, links: [string, string][]) => (
    <section>
      <h2 className="caps">{title}</h2>
      <ul>
        {links.map(([name, path]) => (
          <li key={path}>
            <a href={localPath(language, path)}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  )
  return (
    <footer className="footer">
      <div className="wrap footer-groups">
        {group(texts.help, [
          [texts.faqs, '/statement/FAQs'],
          [texts.delivery, '/statement/delivery'],
          [texts.returns, '/statement/return'],
          [texts.guide, '/statement/shoppingGuide'],
          [texts.findOrder, '/order/find'],
        ])}
        {group(texts.company, [
          [texts.us, '/statement/us'],
          [texts.careers, '/statement/careers'],
          [texts.sell, '/seller'],
        ])}
        {group(texts.rules, [
          [texts.terms, '/statement/note'],
          [texts.privacy, '/statement/privacy'],
        ])}
        <section>
          <h2 className="caps">{texts.payWith}</h2>
          <p>{texts.payments}</p>
          <p className="mute">{texts.hours}</p>
          <ChatLink />
        </section>
      </div>
      <FooterEnd side={side} />
    </footer>
  )
}

function FooterEnd({ side }: { side: 'women' | 'men' }) {
  const texts = useTexts(storeText)
  return (
    <div className="wrap footer-end">
      <div className="caps footer-switches">
        <SideTabs side={side} />
        <LanguageLink />
      </div>
      <p className="mute">{texts.dealers}</p>
      <p className="mute">{texts.prices} © praya</p>
    </div>
  )
}
