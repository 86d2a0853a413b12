import { useState } from 'react'
import { applicationStateText } from '#language/sellers/admin-applications.text.ts'
import { keptMerchantText, merchantStateText, sharedMarkText } from '#language/sellers/kept-merchants.text.ts'
import { requirementStateText } from '#language/sellers/requirement-states.text.ts'
import { requirementText } from '#language/sellers/requirements.text.ts'
import { showDate, showMoment } from '#language/dates.ts'
import { merchantKindName } from '#language/merchant-kinds.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { KeptMerchantWire, LinkWire } from '#modules/merchants/kept-merchants.contract.ts'
import { getKeptHealth } from '#modules/merchants/kept-merchants.paths.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { useMay } from '#screens/admin/session/session.ts'
import { HealthFigures } from '#screens/desks/health-figures.tsx'

/** Others that share something with a merchant: strangers, which is a signal, apart from those of its own owner. */
export function KeptLinks({ linked }: Pick<KeptMerchantWire, 'linked'>) {
  const texts = useTexts(keptMerchantText)
  const strangers = linked.filter(({ isSameOwner }) => !isSameOwner)
  const own = linked.filter(({ isSameOwner }) => isSameOwner)
  return (
    <>
      <section aria-labelledby="merchant-strangers">
        <h2 id="merchant-strangers">{texts.strangers}</h2>
        {strangers.length > 0 ? <Links linked={strangers} /> : <p className="mute">{texts.noSignals}</p>}
        {strangers.some(({ by }) => by.includes('bank-account')) ? <p className="mute">{texts.sharedDigits}</p> : null}
      </section>
      {own.length > 0 ? (
        <section aria-labelledby="merchant-same-owner">
          <h2 id="merchant-same-owner">{texts.sameOwner}</h2>
          <Links linked={own} />
        </section>
      ) : null}
    </>
  )
}

function Links({ linked }: Pick<KeptMerchantWire, 'linked'>) {
  const language = useLanguage()
  const marks = useTexts(sharedMarkText)
  const states = { ...useTexts(applicationStateText), ...useTexts(merchantStateText) }
  return (
    <ul className="merchant-list">
      {linked.map((link) => (
        <li key={link.merchantId || link.applicationNo}>
          <LinkName link={link} />
          <p className="mute">
            {[
              merchantKindName(link.kind, language),
              states[link.state],
              link.by.map((mark) => marks[mark]).join(language === 'zh' ? '、' : ', '),
            ].join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  )
}

function LinkName({ link: { merchantId, applicationNo, name } }: { link: LinkWire }) {
  const language = useLanguage()
  const texts = useTexts(keptMerchantText)
  const may = useMay()
  if (merchantId === '' && !may('review-applications')) return name || texts.unnamed
  const path = merchantId ? `/admin/merchants/${merchantId}` : `/admin/applications/${applicationNo}`
  return (
    <a className="link" href={localPath(language, path)}>
      {name || texts.unnamed}
    </a>
  )
}

/** How it delivers: the figures its own people see. */
export function KeptHealth({ merchantId, healthSince }: Pick<KeptMerchantWire, 'merchantId' | 'healthSince'>) {
  const language = useLanguage()
  const texts = useTexts(keptMerchantText)
  const [days, choose] = useState<30 | 90>(healthSince ? 90 : 30)
  const found = useDeskQuery(getKeptHealth, { merchantId, days }, KEEP_LAST)
  return (
    <section aria-label={texts.health}>
      {healthSince ? <p className="admin-notice">{texts.healthWaits(showMoment(healthSince, language))}</p> : null}
      <details open={healthSince !== ''}>
        <summary>{texts.health}</summary>
        <DeskAnswer found={found} height={240}>
          {(health) => (
            <div className="merchant-health">
              <HealthFigures health={health} onDays={choose} orders="/admin/orders" />
            </div>
          )}
        </DeskAnswer>
      </details>
    </section>
  )
}

export function KeptOffers({ offers: { live, out, ended, newest } }: Pick<KeptMerchantWire, 'offers'>) {
  const language = useLanguage()
  const texts = useTexts(keptMerchantText)
  const figures = [
    [texts.live, live],
    [texts.out, out],
    [texts.ended, ended],
  ] as const
  return (
    <section aria-labelledby="merchant-offers">
      <h2 id="merchant-offers">{texts.offers}</h2>
      <dl className="admin-facts">
        {figures.map(([name, num]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{num}</dd>
          </div>
        ))}
      </dl>
      {newest.length > 0 ? (
        <details>
          <summary>{texts.newest}</summary>
          <ul>
            {newest.map(({ offerId, productId, name, salesPrice }) => (
              <li key={offerId}>
                <a className="link" href={localPath(language, `/admin/products/${productId}`)}>
                  {name}
                </a>{' '}
                <span className="mute">{showHkdExactly(fromWire(salesPrice))}</span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  )
}

/** What it showed when it applied, and until when that is valid. */
export function KeptDocuments({ applications }: Pick<KeptMerchantWire, 'applications'>) {
  const language = useLanguage()
  const texts = useTexts(keptMerchantText)
  const names = useTexts(requirementText)
  const states = useTexts(requirementStateText)
  const may = useMay()
  return (
    <section aria-labelledby="merchant-documents">
      <h2 id="merchant-documents">{texts.documents}</h2>
      {applications.length === 0 ? <p className="mute">{texts.noDocuments}</p> : null}
      {applications.map(({ applicationNo, documents }) => (
        <div key={applicationNo}>
          <p>
            {may('review-applications') ? (
              <a className="link" href={localPath(language, `/admin/applications/${applicationNo}`)}>
                {texts.application(applicationNo)}
              </a>
            ) : (
              texts.application(applicationNo)
            )}
          </p>
          <ul>
            {documents.map(({ requirement, state, lastDay }) => (
              <li key={requirement}>
                {names[requirement]}{' '}
                <span className="mute">
                  {[states[state], lastDay ? texts.lastDay(showDate(lastDay, language)) : ''].filter(Boolean).join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
