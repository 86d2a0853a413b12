import { useState } from 'react'
import { useLocation } from 'react-router'
import { showDate, showMoment } from '#language/dates.ts'
import { merchantKindName } from '#language/merchant-kinds.ts'
import { applyText } from '#language/sellers/apply.text.ts'
import { localPath, type Spoken, useLanguage, useTexts } from '#language/texts.ts'
import type { OwnApplicationWire } from '#modules/applications/applications.contract.ts'
import { openShop, withdrawApplication } from '#modules/applications/applications.paths.ts'
import { dayInHongKong } from '#platform/clock.ts'
import { call } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'
import { useTried } from '../../own-page.tsx'
import { FormTold, OwnForm, pressOrSend } from '../own-form.tsx'
import { RequirementRow, ShopRow } from './requirement-row.tsx'
import type { OwnApplication, ShownApplication } from './use-application.ts'

type Keep = (own: OwnApplicationWire) => void
type Props = { shown: ShownApplication; application: OwnApplication; keep: Keep }

/** How an application stands: what is still to be given, what is being read, and what was decided. */
export function ApplicationState({ shown, application, keep }: Props) {
  const language = useLanguage()
  const texts = useTexts(applyText)
  const part = new URLSearchParams(useLocation().search).get('part') ?? ''
  const begun = showDate(dayInHongKong(new Date(application.begunTime)), language)
  return (
    <>
      <p className="apply-back mute">{texts.number(application.applicationNo)}</p>
      <h1 tabIndex={-1}>{titleOf(application, texts)}</h1>
      <p className="apply-lead">{texts.lead(merchantKindName(application.kind, language), begun)}</p>
      <FormTold
        form="apply"
        done={{ sent: texts.sent, saved: texts.saved, details: texts.detailsSaved, withdrawn: texts.withdrawn }}
      />
      <Outcome application={application} />
      <div className="apply-columns">
        <section aria-labelledby="apply-documents">
          <h2 id="apply-documents">{texts.documents}</h2>
          <ul>
            {inOrder(application).map((requirement) => (
              <RequirementRow
                key={requirement.requirementId}
                application={application}
                requirement={requirement}
                isOpen={part === requirement.requirement}
                keep={keep}
              />
            ))}
            <ShopRow application={application} isOpen={part === 'details'} keep={keep} />
          </ul>
        </section>
        <aside className="apply-side">
          <HowFar application={application} />
          <Offers application={application} />
          <WhenAndWho />
          <Others shown={shown} application={application} />
          {application.isOpen ? <Withdraw application={application} keep={keep} /> : null}
        </aside>
      </div>
    </>
  )
}

const ORDER = ['refused', 'needed', 'in-review', 'accepted']
/** Refused ones first, then what is needed. */
const inOrder = ({ requirements }: OwnApplication) =>
  requirements.toSorted((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state))

const countOf = ({ requirements }: OwnApplication, state: string): number =>
  requirements.filter((one) => one.state === state).length

function titleOf(application: OwnApplication, texts: Spoken<typeof applyText>): string {
  const { state } = application
  if (state === 'submitted') return texts.submittedTitle
  if (state === 'approved') return texts.approvedTitle
  if (state === 'declined') return texts.declinedTitle
  if (state === 'withdrawn') return texts.withdrawnTitle
  const [needed, again] = [countOf(application, 'needed'), countOf(application, 'refused')]
  const parts = [needed > 0 ? texts.toGive(needed) : '', again > 0 ? texts.toSendAgain(again) : ''].filter(Boolean)
  return parts.length > 0 ? parts.join(texts.comma) : texts.detailsToGo
}

/** What comes next, where nothing is to be given. */
function Outcome({ application }: { application: OwnApplication }) {
  const language = useLanguage()
  const texts = useTexts(applyText)
  const { state, reason } = application
  if (state === 'submitted') {
    const due =
      application.requirements
        .map(({ dueTime }) => dueTime)
        .toSorted()
        .at(-1) ?? ''
    return due ? <p role="status">{texts.submittedLead(showMoment(due, language))}</p> : null
  }
  if (state === 'approved')
    return (
      <p>
        <a className="btn" href={localPath(language, '/seller')}>
          {texts.toCentre}
        </a>
      </p>
    )
  if (state !== 'declined' && state !== 'withdrawn') return null
  return (
    <>
      <p>{state === 'declined' ? texts.reason(reason) : texts.withdrawnLead}</p>
      <p>
        <a className="btn" href={localPath(language, `/seller/apply?kind=${application.kind}`)}>
          {texts.applyAgain}
        </a>
      </p>
    </>
  )
}

function HowFar({ application }: { application: OwnApplication }) {
  const texts = useTexts(applyText)
  const count = (state: string) => countOf(application, state)
  const words = texts.tally(count('accepted'), count('in-review'), count('refused'), count('needed'))
  return (
    <section aria-labelledby="apply-far">
      <h2 id="apply-far" className="caps">
        {texts.howFar}
      </h2>
      <div className="apply-tally" aria-hidden>
        {inOrder(application)
          .toReversed()
          .map(({ requirementId, state }) => (
            <i key={requirementId} data-state={state} />
          ))}
      </div>
      <p className="mute">{words}</p>
    </section>
  )
}

/** What is to be sold can be offered while the documents are read. */
function Offers({ application: { applicationNo, shop } }: { application: OwnApplication }) {
  const language = useLanguage()
  const texts = useTexts(applyText)
  if (shop === 'none') return null
  const offers = localPath(language, '/seller/offers')
  const open = async () => {
    const result = await call(openShop, { applicationNo })
    if (result.ok) location.assign(offers)
  }
  return (
    <section aria-labelledby="apply-offers">
      <h2 id="apply-offers" className="caps">
        {texts.offersTitle}
      </h2>
      <p>{texts.offersLead}</p>
      {shop === 'open' ? (
        <a className="link" href={offers}>
          {texts.toOffers}
        </a>
      ) : (
        <OwnForm path={`/seller/apply?application=${applicationNo}`}>
          <Button look="line" {...pressOrSend('shop', () => void open())}>
            {texts.openOffers}
          </Button>
        </OwnForm>
      )}
    </section>
  )
}

function WhenAndWho() {
  const texts = useTexts(applyText)
  return (
    <>
      <section aria-labelledby="apply-when">
        <h2 id="apply-when" className="caps">
          {texts.when}
        </h2>
        <ol className="apply-steps">
          <li>{texts.arrives}</li>
          <li>{texts.read}</li>
          <li>{texts.decision}</li>
        </ol>
      </section>
      <section aria-labelledby="apply-who">
        <h2 id="apply-who" className="caps">
          {texts.who}
        </h2>
        <p>{texts.whoWords}</p>
      </section>
    </>
  )
}

function Others({ shown: { list }, application }: { shown: ShownApplication; application: OwnApplication }) {
  const language = useLanguage()
  const texts = useTexts(applyText)
  const others = list.filter(({ applicationNo }) => applicationNo !== application.applicationNo)
  const changes = application.state === 'draft'
  if (others.length === 0 && !changes) return null
  return (
    <section>
      {changes ? (
        <a className="link" href={localPath(language, '/seller/apply?part=kind')}>
          {texts.change}
        </a>
      ) : null}
      {others.length > 0 ? <h2 className="caps">{texts.others}</h2> : null}
      {others.map(({ applicationNo, kind }) => (
        <a key={applicationNo} className="link" href={localPath(language, `/seller/apply?application=${applicationNo}`)}>
          {`${merchantKindName(kind, language)} ${applicationNo}`}
        </a>
      ))}
    </section>
  )
}

function Withdraw({ application: { applicationNo }, keep }: { application: OwnApplication; keep: Keep }) {
  const texts = useTexts(applyText)
  const tried = useTried('apply')
  const [asking, ask] = useState(tried?.values.act === 'withdraw')
  const path = `/seller/apply?application=${applicationNo}`
  const withdraw = async () => {
    const result = await call(withdrawApplication, { applicationNo })
    if (!result.ok) return
    keep(result.data)
    toast('success', texts.withdrawn)
  }
  if (!asking)
    return (
      <OwnForm path={path}>
        <Button look="text" {...pressOrSend('withdraw', () => ask(true))}>
          {texts.withdraw}
        </Button>
      </OwnForm>
    )
  return (
    <OwnForm path={path} className="apply-acts" role="group" aria-label={texts.withdraw}>
      <p>{texts.withdrawSure}</p>
      <Button look="line" {...pressOrSend('withdraw-surely', () => void withdraw())}>
        {texts.withdraw}
      </Button>
      <Button {...pressOrSend('keep', () => ask(false))}>{texts.keep}</Button>
    </OwnForm>
  )
}
