import { useNavigate } from 'react-router'
import { accountOfferText } from '#language/member/account-offer.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { Button } from '#ui/button.tsx'
import { useIsMember } from '../header/account-corner.tsx'
import { beginWith } from './sign-in-draft.ts'
import './account-offer.css'

/** To a guest who has bought: an account with the e-mail address of the order, which then takes the order over. */
export function AccountOffer({ email }: { email: string }) {
  const language = useLanguage()
  const texts = useTexts(accountOfferText)
  const navigate = useNavigate()
  const address = localPath(language, '/member/create')
  if (useIsMember()) return null
  return (
    <section className="account-offer" aria-labelledby="account-offer">
      <h2 id="account-offer">{texts.title}</h2>
      <p className="mute">{texts.words}</p>
      <form
        action={address}
        onSubmit={(event) => {
          event.preventDefault()
          beginWith({ kind: 'email', email })
          void navigate(address)
        }}
      >
        <Button type="submit" look="line">
          {texts.open}
        </Button>
      </form>
    </section>
  )
}
