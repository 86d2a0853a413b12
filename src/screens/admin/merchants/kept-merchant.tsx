import { keptMerchantText, merchantActText, merchantStateText } from '#language/sellers/kept-merchants.text.ts'
import { showMoment } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { holdKinds } from '#modules/merchants/holds.rules.ts'
import type { KeptMerchantWire } from '#modules/merchants/kept-merchants.contract.ts'
import { getKeptMerchant, listKeptMerchants } from '#modules/merchants/kept-merchants.paths.ts'
import { CaseHistory } from '#desk/case/case-history.tsx'
import { CasePage, CaseWork } from '#desk/case/case-page.tsx'
import { answerDeskQuery, askAgain, useDeskQuery } from '#desk/desk-query.ts'
import { EnterDialog } from './enter-dialog.tsx'
import { AccountDialog, type AccountStep, KeptAccount } from './account-review.tsx'
import { HoldDialog, type HoldStep } from './hold-dialog.tsx'
import { KeptDocuments, KeptHealth, KeptLinks, KeptOffers } from './kept-evidence.tsx'
import { KeptOwnOrders } from './kept-own-orders.tsx'
import { KeptFacts } from './kept-facts.tsx'
import { ReviewHealthDialog } from './review-health.tsx'

/** One merchant: what holds it, whom it shares something with, how it does, and what was decided. */
export function KeptMerchant({ merchantId }: { merchantId: string }) {
  const language = useLanguage()
  const texts = useTexts(keptMerchantText)
  const found = useDeskQuery(getKeptMerchant, { merchantId })
  return (
    <CasePage
      list={{ href: localPath(language, '/admin/merchants'), name: texts.back }}
      title={found.data?.name ?? texts.facts}
      found={found}
      missingTitle={texts.missingTitle}
    >
      {(merchant) => <Found merchant={merchant} />}
    </CasePage>
  )
}

type Step = HoldStep | AccountStep | 'review-health' | 'enter'

/** What is held is lifted, what is not can be; one's own is left to colleagues. */
const stepsFor = ({ holds, isOwn, accounts, healthSince }: KeptMerchantWire): Step[] =>
  isOwn
    ? []
    : [
        ...(accounts.waiting ? (['accept-account', 'refuse-account'] as const) : []),
        ...(healthSince ? (['review-health'] as const) : []),
        'enter',
        ...holdKinds.map((kind) => `${holds.some((hold) => hold.kind === kind) ? 'lift' : 'hold'}-${kind}` as const),
      ]

function Found({ merchant }: { merchant: KeptMerchantWire }) {
  const texts = useTexts(keptMerchantText)
  const states = useTexts(merchantStateText)
  const steps = useSteps(merchant)
  const keep = (next: KeptMerchantWire) => {
    answerDeskQuery(getKeptMerchant, { merchantId: merchant.merchantId }, next)
    askAgain(listKeptMerchants)
  }
  const kept = (done: () => void) => (next: KeptMerchantWire) => {
    keep(next)
    done()
  }
  return (
    <CaseWork<Step>
      state={states[merchant.state]}
      acts={stepsFor(merchant).map((act) => ({ act, name: texts[act], isMain: act === 'accept-account' }))}
      renderEvidence={() => (
        <>
          {merchant.isOwn ? <p className="admin-notice">{texts.own}</p> : null}
          <KeptAccount accounts={merchant.accounts} />
          <Holds merchant={merchant} />
          <KeptLinks linked={merchant.linked} />
          <KeptOwnOrders ownOrders={merchant.ownOrders} />
          <KeptHealth {...merchant} />
          <KeptOffers offers={merchant.offers} />
          <KeptDocuments applications={merchant.applications} />
          {steps.length > 0 ? <CaseHistory steps={steps} /> : null}
        </>
      )}
      facts={<KeptFacts merchant={merchant} />}
      renderStep={(step, done, close) =>
        step === 'enter' ? (
          <EnterDialog {...merchant} onClose={close} />
        ) : step === 'review-health' ? (
          <ReviewHealthDialog {...{ merchant, onDone: kept(done), onClose: close }} />
        ) : step === 'accept-account' || step === 'refuse-account' ? (
          <AccountDialog {...{ merchant, step, onDone: kept(done), onClose: close }} />
        ) : (
          <HoldDialog {...{ merchant, step, onDone: kept(done), onClose: close }} />
        )
      }
    />
  )
}

function useSteps({ steps }: KeptMerchantWire) {
  const language = useLanguage()
  const texts = useTexts(keptMerchantText)
  const acts = useTexts(merchantActText)
  return steps.map(({ act, words, note, endTime, ...step }) => ({
    ...step,
    name: acts[act],
    words: [words, endTime ? texts.endLine(showMoment(endTime, language)) : '', note ? texts.noteLine(note) : '']
      .filter(Boolean)
      .join('\n'),
  }))
}

function Holds({ merchant: { holds } }: { merchant: KeptMerchantWire }) {
  const language = useLanguage()
  const texts = useTexts(keptMerchantText)
  const acts = useTexts(merchantActText)
  if (holds.length === 0) return null
  return (
    <section aria-labelledby="merchant-holds">
      <h2 id="merchant-holds">{texts.holds}</h2>
      <ul className="merchant-list">
        {holds.map(({ kind, reason, note, by, time, endTime }) => (
          <li key={kind}>
            <p>
              <b>{acts[`hold-${kind}`]}</b>
              <span className="mute">
                {` · ${texts.heldBy(by, showMoment(time, language))} · ${endTime ? texts.heldUntil(showMoment(endTime, language)) : texts.heldOpen}`}
              </span>
            </p>
            <p>{reason[language]}</p>
            {note ? <p className="admin-note">{texts.noteLine(note)}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
