import { useSyncExternalStore } from 'react'
import { storeText } from '#language/frame/store.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { hasMember } from '#platform/wire/call-client.ts'
import { Icon } from '#ui/icon.tsx'
import { useOwner } from '../../own-page.tsx'

const onStorage = (listener: () => void): (() => void) => {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

/** The page as it is sent is anonymous, but for what the server has drawn for a member. */
export function useIsMember(): boolean {
  const owner = useOwner()
  return useSyncExternalStore(onStorage, hasMember, () => owner !== undefined && !owner.guest)
}

/** Leads members to their account and everybody else to the way in. */
export function AccountCorner() {
  const language = useLanguage()
  const texts = useTexts(storeText)
  const isMember = useIsMember()
  return (
    <a
      className="corner account-corner"
      href={localPath(language, isMember ? '/myaccount' : '/member/login')}
      aria-label={texts.account}
    >
      <Icon name="account" />
      <span className="corner-word">{texts.account}</span>
    </a>
  )
}
