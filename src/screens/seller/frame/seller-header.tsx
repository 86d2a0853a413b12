import { house } from '#language/house.ts'
import { sellerText } from '#language/seller/seller.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { LanguageLink } from '#screens/store/header/language-link.tsx'
import { SellerMerchant } from './seller-merchant.tsx'

export function SellerHeader() {
  const language = useLanguage()
  const texts = useTexts(sellerText)
  return (
    <header className="admin-header seller-header">
      <a className="admin-mark" href={localPath(language, '/seller')}>
        <span className="admin-wordmark">{house().mark}</span> <span>{texts.name}</span>
      </a>
      <div className="admin-corner">
        <SellerMerchant />
        <LanguageLink className="seller-wide" />
        <a className="link seller-wide" href={localPath(language, '/myaccount')}>
          {texts.shopping}
        </a>
      </div>
    </header>
  )
}
