import { house } from '#language/house.ts'
import { sellerText } from '#language/seller/seller.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { LanguageLink } from '#screens/store/header/language-link.tsx'
import { SellerFinder } from '#screens/seller/find/seller-finder.tsx'
import { SellerMerchant } from './seller-merchant.tsx'
import { useSellerDesk } from './seller-session.ts'

export function SellerHeader() {
  const language = useLanguage()
  const texts = useTexts(sellerText)
  const desk = useSellerDesk()
  return (
    <header className="admin-header seller-header">
      <a className="admin-mark" href={localPath(language, '/seller')}>
        <span className="admin-wordmark">{house().mark}</span> <span>{texts.name}</span>
      </a>
      <div className="admin-corner">
        {desk.phase === 'signed-in' ? <SellerFinder /> : null}
        <SellerMerchant />
        <LanguageLink className="seller-wide" />
        {desk.phase === 'signed-in' && desk.visit ? null : (
          <a className="link seller-wide" href={localPath(language, '/myaccount')}>
            {texts.shopping}
          </a>
        )}
      </div>
    </header>
  )
}
