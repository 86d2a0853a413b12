import { providerNames, providersText } from '#language/member/providers.text.ts'
import { useTexts } from '#language/texts.ts'
import { setOutForProvider } from '#modules/members/identities.paths.ts'
import type { IdentityProviderName } from '#modules/members/identity-providers.rules.ts'
import { Button } from '#ui/button.tsx'
import { useAsking } from './use-sign-in.ts'
import './providers.css'

/** Whoever is known elsewhere says so there; the others are not shown. */
export function ProviderButtons({ providers }: { providers: readonly IdentityProviderName[] }) {
  const texts = useTexts(providersText)
  const { busy, problems, ask } = useAsking()
  const leaveFor = async (provider: IdentityProviderName) => {
    const result = await ask(setOutForProvider, { provider }, 'provider')
    if (result) location.assign(result.data.url)
  }
  if (providers.length === 0) return null
  return (
    <div className="door-providers">
      <p className="door-or">{texts.or}</p>
      <div>
        {providers.map((provider) => (
          <Button
            key={provider}
            look="line"
            busy={busy}
            aria-label={texts.goOn(providerNames[provider])}
            onClick={() => void leaveFor(provider)}
          >
            {providerNames[provider]}
          </Button>
        ))}
      </div>
      {problems.provider ? (
        <p className="field-problem" role="alert">
          {problems.provider}
        </p>
      ) : null}
    </div>
  )
}
