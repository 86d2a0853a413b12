import { useEffect, useState } from 'react'
import { accountFrameText } from '#language/account/address-book.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { listOwnMerchants } from '#modules/merchants/people.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { useIsMember } from '../header/account-corner.tsx'

/** Of the account that was asked for last; a page is left to sign in as another. */
let asked: Promise<boolean> | undefined

async function actsForMerchants(): Promise<boolean> {
  const result = await call(listOwnMerchants, {}, { quiet: true })
  return result.ok && result.data.list.length > 0
}

/** The way to the seller centre, for those who act for a merchant. */
export function OwnShopLink() {
  const language = useLanguage()
  const texts = useTexts(accountFrameText)
  const isMember = useIsMember()
  const [isShown, show] = useState(false)
  useEffect(() => {
    if (!isMember) return undefined
    let isHere = true
    asked ??= actsForMerchants()
    void asked.then((is) => isHere && show(is))
    return () => {
      isHere = false
    }
  }, [isMember])
  return isShown ? (
    <ul>
      <li>
        <a href={localPath(language, '/seller')}>{texts.shop}</a>
      </li>
    </ul>
  ) : null
}
