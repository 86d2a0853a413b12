import { keptMerchantText } from '#language/sellers/kept-merchants.text.ts'
import { merchantKindName } from '#language/merchant-kinds.ts'
import { sellerScopeText } from '#language/seller/seller-team.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { KeptMerchantWire } from '#modules/merchants/kept-merchants.contract.ts'
import { CaseFacts } from '#desk/case/case-facts.tsx'
import { showCents, signedCents } from '#screens/admin/money/show-amount.ts'
import { useMay } from '#screens/admin/session/session.ts'

/** What a merchant is, who acts for it, and what it has: to be read, and changed elsewhere. */
export function KeptFacts({ merchant }: { merchant: KeptMerchantWire }) {
  const language = useLanguage()
  const texts = useTexts(keptMerchantText)
  const { code, kind, money } = merchant
  const show = (amount: string) => showCents(signedCents(amount), false)
  return (
    <>
      <CaseFacts
        id="merchant-facts"
        title={texts.facts}
        facts={[
          [texts.code, code],
          [texts.kind, merchantKindName(kind, language)],
        ]}
      />
      <People people={merchant.people} />
      <CaseFacts
        id="merchant-money"
        title={texts.money}
        facts={[
          [texts.balance, show(money.balance)],
          [texts.pending, show(money.pending)],
          [texts.onTheWay, show(money.onTheWay)],
        ]}
      >
        <Books />
      </CaseFacts>
    </>
  )
}

function Books() {
  const language = useLanguage()
  const texts = useTexts(keptMerchantText)
  const may = useMay()
  if (!may('handle-money')) return null
  return (
    <p>
      <a className="link" href={localPath(language, '/admin/money/merchants')}>
        {texts.books}
      </a>
    </p>
  )
}

function People({ people }: Pick<KeptMerchantWire, 'people'>) {
  const language = useLanguage()
  const texts = useTexts(keptMerchantText)
  const scopeNames = useTexts(sellerScopeText)
  const may = useMay()
  return (
    <section aria-labelledby="merchant-people">
      <h2 id="merchant-people">{texts.people}</h2>
      <ul className="merchant-list">
        {people.map(({ accountId, name, role, scopes }) => (
          <li key={accountId}>
            {may('keep-members') ? (
              <a className="link" href={localPath(language, `/admin/members/${accountId}`)}>
                {name}
              </a>
            ) : (
              name
            )}
            <p className="mute">
              {role === 'owner' ? texts.owner : scopes.map((scope) => scopeNames[scope]).join(language === 'zh' ? '、' : ', ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
