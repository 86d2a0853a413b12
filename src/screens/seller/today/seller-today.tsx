import type { MetaArgs } from 'react-router'
import { showDate, showMoment } from '#language/dates.ts'
import { sellerScopeText } from '#language/seller/seller-team.text.ts'
import { sellerTodayText } from '#language/seller/seller.text.ts'
import { requirementText } from '#language/sellers/requirements.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { DocumentWire } from '#modules/applications/documents.contract.ts'
import { listDocuments } from '#modules/applications/documents.paths.ts'
import { countSellerTalk } from '#modules/conversations/seller-talk.paths.ts'
import type { OfferCountsWire, OfferTab } from '#modules/offers/selling/selling.contract.ts'
import { countOwnOffers } from '#modules/offers/selling/selling.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { useDeskQuery } from '#desk/desk-query.ts'
import { sellerHead } from '#screens/seller/frame/seller-head.ts'
import { HoldLines } from '#screens/seller/frame/hold-lines.tsx'
import { useHasRoom, useHolds, useMaySell, useSellerDesk } from '#screens/seller/frame/seller-session.ts'
import { HealthToday } from './health-today.tsx'
import { LinksToday } from './links-today.tsx'
import { MoneyToday } from './money-today.tsx'
import { OrdersToday } from './orders-today.tsx'
import { AnyIcon } from '#ui/icons/any-icon.tsx'

export const meta = ({ location }: MetaArgs) => sellerHead(location.pathname, sellerTodayText.title)

/** The first room: what waits, and for whom somebody works here. */
export default function SellerToday() {
  const language = useLanguage()
  const texts = useTexts(sellerTodayText)
  const names = useTexts(sellerScopeText)
  const desk = useSellerDesk()
  const may = useMaySell()
  const has = useHasRoom()
  if (desk.phase !== 'signed-in') return null
  const { merchant } = desk
  const isInfluencer = merchant.kind === 'influencer'
  const showsHealth = may('ship') && has('health')
  const showsMoney = may('money') && has('money')
  const scopes = merchant.scopes.map((scope) => names[scope]).join(language === 'zh' ? '、' : ', ')
  return (
    <>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className="admin-lead">{merchant.role === 'owner' ? texts.owner(merchant.name) : texts.staff(merchant.name, scopes)}</p>
      <HoldLines />
      <div className={showsMoney || showsHealth ? 'seller-columns' : undefined}>
        <div>
          <div className="seller-waits">
            {may('ship') && has('orders') ? <OrdersToday /> : null}
            {may('team') && has('documents') ? <DocumentsToday /> : null}
            {may('talk') && has('questions') ? <QuestionsToday /> : null}
          </div>
          <div className="seller-today">
            {may('offer') && isInfluencer ? <LinksToday /> : null}
            {may('offer') && has('offers') ? <OffersToday /> : null}
          </div>
        </div>
        {showsMoney || showsHealth ? (
          <aside>
            {showsMoney ? <MoneyToday /> : null}
            {showsHealth ? <HealthToday /> : null}
          </aside>
        ) : null}
      </div>
    </>
  )
}

/** Documents to send: said here as long as there is one. */
function DocumentsToday() {
  const language = useLanguage()
  const texts = useTexts(sellerTodayText)
  const names = useTexts(requirementText)
  const { data } = useDeskQuery(listDocuments, {})
  const due = (data?.list ?? []).filter(
    ({ state, newest }) => newest === 'refused' || ((state === 'ending' || state === 'ended') && newest !== 'in-review'),
  )
  if (due.length === 0) return null
  const say = ({ state, lastDay, requirement }: DocumentWire): string => {
    const name = names[requirement]
    if (state === 'ended') return texts.documentEnded(name)
    return state === 'ending' ? texts.documentEnding(name, showDate(lastDay, language)) : texts.documentRefused(name)
  }
  return (
    <ul className="seller-due">
      {due.map((document) => (
        <li key={document.requirement}>
          <a href={localPath(language, '/seller/documents')}>
            <span className="seller-due-num">1</span>
            <span>
              <b>{say(document)}</b>
              <span className="mute">{texts.documentWords}</span>
            </span>
            <AnyIcon name="forward" size={16} />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Questions that buyers wait for: said here as long as there is one, with the time of the first. */
function QuestionsToday() {
  const language = useLanguage()
  const texts = useTexts(sellerTodayText)
  const { data } = useDeskQuery(countSellerTalk, {})
  if (!data || data.waiting === 0) return null
  return (
    <ul className="seller-due">
      <li>
        <a href={localPath(language, '/seller/questions')}>
          <span className="seller-due-num">{data.waiting}</span>
          <span>
            <b>{texts.questions(data.waiting)}</b>
            <span className="mute">
              {data.late > 0 ? texts.questionsLate(data.late) : texts.questionsBy(showMoment(data.nextDue, language))}
            </span>
          </span>
          <AnyIcon name="forward" size={16} />
        </a>
      </li>
    </ul>
  )
}

/** What of the offers waits for somebody, in this order. */
const WAITING = ['undercut', 'out', 'low', 'ending'] as const satisfies readonly OfferTab[]

function OffersToday() {
  const texts = useTexts(sellerTodayText)
  const isHeld = useHolds().some(({ kind }) => kind === 'sales')
  const found = useDeskQuery(countOwnOffers, {})
  return (
    <DeskAnswer found={found} height={240}>
      {({ counts, state }) => (
        <>
          {state === 'active' || isHeld ? null : <p className="admin-notice">{texts[state]}</p>}
          <Waiting counts={counts} />
          <section aria-labelledby="figures">
            <h2 id="figures">{texts.figures}</h2>
            <dl className="seller-figures">
              <div>
                <dt>{texts.offers}</dt>
                <dd>{counts['']}</dd>
              </div>
              <div>
                <dt>{texts.first}</dt>
                <dd>{texts.firstOf(counts.first, counts[''])}</dd>
              </div>
            </dl>
          </section>
        </>
      )}
    </DeskAnswer>
  )
}

function Waiting({ counts }: Pick<OfferCountsWire, 'counts'>) {
  const language = useLanguage()
  const texts = useTexts(sellerTodayText)
  const some = WAITING.filter((tab) => counts[tab] > 0)
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">{texts.waiting}</h2>
      {some.length === 0 ? <p className="mute">{counts[''] > 0 ? texts.nothing : texts.begin}</p> : null}
      <ul className={some.length > 0 ? 'seller-due' : undefined}>
        {some.map((tab) => (
          <li key={tab}>
            <a href={localPath(language, `/seller/offers?state=${tab}`)}>
              <span className="seller-due-num">{counts[tab]}</span>
              <span>
                <b>{texts[tab](counts[tab])}</b>
                <span className="mute">{texts[`${tab}Words`]}</span>
              </span>
              <AnyIcon name="forward" size={16} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
