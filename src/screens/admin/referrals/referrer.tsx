import { showDate } from '#language/dates.ts'
import { adminReferralsText, referralSignText } from '#language/sellers/admin-referrals.text.ts'
import { merchantStateText } from '#language/sellers/kept-merchants.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { ReferrerWire } from '#modules/referrals/referrals.contract.ts'
import { getReferrer } from '#modules/referrals/referrals.paths.ts'
import { CaseFacts } from '#desk/case/case-facts.tsx'
import { CasePage } from '#desk/case/case-page.tsx'
import { useDeskQuery } from '#desk/desk-query.ts'
import { showCents, signedCents } from '#screens/admin/money/show-amount.ts'
import { useMay } from '#screens/admin/session/session.ts'
import { ReferrerLinks, ReferrerSales } from './referrer-tables.tsx'

/** One influencer: what stands out, links and sales, and beside them figures and rules. */
export function Referrer({ merchantId }: { merchantId: string }) {
  const language = useLanguage()
  const texts = useTexts(adminReferralsText)
  const found = useDeskQuery(getReferrer, { merchantId })
  return (
    <CasePage
      list={{ href: localPath(language, '/admin/referrals'), name: texts.back }}
      title={found.data?.name ?? texts.title}
      found={found}
      missingTitle={texts.missingTitle}
    >
      {(referrer) => <Found referrer={referrer} />}
    </CasePage>
  )
}

function Found({ referrer }: { referrer: ReferrerWire }) {
  return (
    <div className="admin-columns">
      <div className="admin-work">
        <Flags referrer={referrer} />
        <ReferrerLinks links={referrer.links} />
        <ReferrerSales sales={referrer.sales} />
      </div>
      <div className="admin-side">
        <Figures referrer={referrer} />
        <Rules rules={referrer.rules} />
      </div>
    </div>
  )
}

function Flags({ referrer: { signs, trails } }: { referrer: ReferrerWire }) {
  const language = useLanguage()
  const texts = useTexts(adminReferralsText)
  const names = useTexts(referralSignText)
  return (
    <section aria-labelledby="referrer-flags">
      <h2 id="referrer-flags">{texts.flags}</h2>
      {signs.length === 0 ? <p className="mute">{texts.noFlags}</p> : null}
      {signs.map((sign) => (
        <p key={sign} className="admin-notice">
          {names[sign]}
        </p>
      ))}
      {trails.length > 0 ? (
        <>
          <h3>{texts.trails}</h3>
          <ul className="merchant-list">
            {trails.map(({ day, code, visitors, clicks }, at) => (
              <li key={`${day} ${code} ${at}`}>
                {texts.trail(String(visitors), String(clicks))}
                <p className="mute">{[showDate(day, language), code].join(' · ')}</p>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}

const show = (amount: string): string => showCents(signedCents(amount), false)

function Figures({ referrer }: { referrer: ReferrerWire }) {
  const language = useLanguage()
  const texts = useTexts(adminReferralsText)
  const states = useTexts(merchantStateText)
  const may = useMay()
  const { merchantId, state, visits, clicks, orders, sold, kept, refused, brought, cost } = referrer
  return (
    <CaseFacts
      id="referrer-figures"
      title={texts.figures}
      facts={[
        [texts.state, states[state as keyof typeof states]],
        [texts.visits, String(visits)],
        [texts.clicks, String(clicks)],
        [texts.orders, String(orders)],
        [texts.sold, String(sold)],
        [texts.kept, String(kept)],
        [texts.refused, String(refused)],
        [texts.brought, show(brought)],
        [texts.cost, show(cost)],
      ]}
    >
      {may('keep-merchants') ? (
        <p>
          <a className="link" href={localPath(language, `/admin/merchants/${merchantId}`)}>
            {texts.merchant}
          </a>
        </p>
      ) : null}
    </CaseFacts>
  )
}

function Rules({ rules }: Pick<ReferrerWire, 'rules'>) {
  const language = useLanguage()
  const texts = useTexts(adminReferralsText)
  return (
    <section aria-labelledby="referrer-rules">
      <h2 id="referrer-rules">{texts.rules}</h2>
      {rules.length === 0 ? <p className="mute">{texts.noRules}</p> : null}
      <ul className="merchant-list">
        {rules.map(({ name, rate, isOwn, category, hasCampaign, from, until }) => (
          <li key={name}>
            {texts.rule(name, rate)}
            <p className="mute">
              {[
                isOwn ? texts.ownRule : '',
                category ? texts.ofCategory(category) : '',
                hasCampaign ? texts.ofCampaign : '',
                from ? texts.fromDay(showDate(from, language)) : '',
                until ? texts.untilDay(showDate(until, language)) : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      <p>
        <a className="link" href={localPath(language, '/admin/commissions')}>
          {texts.changeRules}
        </a>
      </p>
    </section>
  )
}
