import { useState } from 'react'
import { providerNames, providersText } from '#language/member/providers.text.ts'
import { useTexts } from '#language/texts.ts'
import { identityProviders, type IdentityProviderName } from '#modules/members/identity-providers.rules.ts'
import { setOutToLink, unlinkProvider } from '#modules/members/identities.paths.ts'
import type { SessionsWire } from '#modules/members/sign-in.contract.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'
import { useAsking } from '../member/use-sign-in.ts'
import { OwnerForm, type OwnerShown } from './owner-form.tsx'

type Props = { known: SessionsWire; load: () => Promise<void> }

/** Accounts elsewhere that open this one. One that the shop no longer knows can still be unlinked. */
export function LinkedAccounts({ known, load }: Props) {
  const texts = useTexts(providersText)
  const [opened, setOpened] = useState<IdentityProviderName>()
  const isThere = (name: IdentityProviderName) =>
    known.providers.includes(name) || known.identities.some(({ provider }) => provider === name)
  const shown = identityProviders.filter(isThere)
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="linked-accounts">
      <h2 id="linked-accounts">{texts.linked}</h2>
      <p className="devices-words mute">{texts.linkedLead}</p>
      <ul className="account-rows">
        {shown.map((provider) => {
          const identity = known.identities.find((one) => one.provider === provider)
          const name = providerNames[provider]
          return (
            <li key={provider}>
              <div className="account-row">
                <p>
                  <b>{name}</b>
                  <span className="mute">{identity ? texts.isLinked(identity.email) : texts.notLinked}</span>
                </p>
                <Button
                  look="text"
                  className="by-script"
                  aria-expanded={opened === provider}
                  aria-label={identity ? texts.unlinkFrom(name) : texts.linkTo(name)}
                  onClick={() => setOpened(opened === provider ? undefined : provider)}
                >
                  {identity ? texts.unlink : texts.link}
                </Button>
              </div>
              {opened === provider ? (
                <ChangeLink
                  {...{ known, provider, isLinked: identity !== undefined, load }}
                  onDone={() => setOpened(undefined)}
                />
              ) : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type ChangeProps = Props & { provider: IdentityProviderName; isLinked: boolean; onDone: () => void }

/** First the owner is asked once more; linking goes on at the provider. */
function ChangeLink({ known, provider, isLinked, load, onDone }: ChangeProps) {
  const texts = useTexts(providersText)
  const { problems, busy, ask } = useAsking()
  const name = providerNames[provider]
  const link = async (shown: OwnerShown) => {
    const result = await ask(setOutToLink, { provider, ...shown }, 'oldPassword')
    if (result) location.assign(result.data.url)
  }
  const unlink = async (shown: OwnerShown) => {
    const result = await ask(unlinkProvider, { provider, ...shown }, 'oldPassword')
    if (!result) return
    toast('success', texts.unlinked(name))
    onDone()
    await load()
  }
  return (
    <OwnerForm
      {...{ known, problems, busy }}
      press={isLinked ? texts.unlinkFrom(name) : texts.linkTo(name)}
      onShown={(shown) => void (isLinked ? unlink(shown) : link(shown))}
    />
  )
}
