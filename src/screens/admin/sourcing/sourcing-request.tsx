import { type MetaArgs, useParams } from 'react-router'
import { showDate, showMoment } from '#language/dates.ts'
import { adminRequestText, adminSourcingText, sourcingActText } from '#language/sourcing/admin-sourcing.text.ts'
import { buyerReviewText } from '#language/sourcing/buyer-review.text.ts'
import { requestKindText, requestStateText, requestText } from '#language/sourcing/sourcing.text.ts'
import { sourceCountryText } from '#language/sourcing/source-countries.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { getAdminRequest, listAdminRequests } from '#modules/sourcing/desk-sourcing.paths.ts'
import { type AdminRequestWire, benchSourcingActs } from '#modules/sourcing/sourcing.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { CaseFacts } from '#desk/case/case-facts.tsx'
import { CaseHistory } from '#desk/case/case-history.tsx'
import { CasePage, CaseWork } from '#desk/case/case-page.tsx'
import { SentPictures } from '#desk/case/sent-pictures.tsx'
import { answerDeskQuery, askAgain, useDeskQuery } from '#desk/desk-query.ts'
import { adminHead } from '#screens/admin/frame/head.ts'
import { useMay } from '#screens/admin/session/session.ts'
import { ArriveDialog } from './arrive-dialog.tsx'
import { ExamineDialog } from './examine-dialog.tsx'
import { SourcingDialog } from './sourcing-dialog.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminSourcingText.title)

/** One request: what the member writes, what was quoted, and what the desk does. */
export default function AdminRequest() {
  const language = useLanguage()
  const texts = useTexts(adminRequestText)
  const { requestNo = '' } = useParams()
  const found = useDeskQuery(getAdminRequest, { requestNo })
  return (
    <CasePage
      list={{ href: localPath(language, '/admin/sourcing'), name: texts.back }}
      title={texts.title(requestNo)}
      found={found}
      missingTitle={texts.missing}
    >
      {(request) => <Found request={request} />}
    </CasePage>
  )
}

function Found({ request }: { request: AdminRequestWire }) {
  const texts = useTexts(adminRequestText)
  const states = useTexts(requestStateText)
  const told = useTexts(sourcingActText)
  const may = useMay()
  const acts = request.acts.filter((act) => may(isOfBench(act) ? 'authenticate' : 'moderate'))
  const keep = (next: AdminRequestWire) => {
    answerDeskQuery(getAdminRequest, { requestNo: request.requestNo }, next)
    askAgain(listAdminRequests)
  }
  return (
    <CaseWork<SourcingDeskAct>
      state={states[request.state]}
      acts={acts.map((act) => ({ act, name: texts[act], isMain: act === 'release' || act === 'pass' }))}
      renderEvidence={() => (
        <>
          <section aria-labelledby="sourcing-words">
            <h2 id="sourcing-words">{texts.words}</h2>
            <p className="admin-note">{request.words}</p>
          </section>
          <SentPictures title={texts.pictures} ids={request.pictures} />
          <SentPictures title={texts.receipts} ids={request.receipts} />
          <Quotes list={request.list} />
          <Review request={request} />
          <CaseHistory steps={request.steps.map(({ act, ...step }) => ({ ...step, name: told[act] }))} />
        </>
      )}
      facts={<Facts request={request} />}
      renderStep={(act, done, close) => {
        const given = {
          request,
          onDone: (next: AdminRequestWire) => {
            keep(next)
            done()
          },
          onClose: close,
        }
        if (act === 'arrive') return <ArriveDialog {...given} />
        return act === 'pass' || act === 'fail' ? (
          <ExamineDialog key={act} act={act} {...given} />
        ) : (
          <SourcingDialog key={act} act={act} {...given} />
        )
      }}
    />
  )
}

type SourcingDeskAct = AdminRequestWire['acts'][number]
const isOfBench = (act: SourcingDeskAct): boolean => benchSourcingActs.some((one) => one === act)

function Review({ request: { review } }: { request: AdminRequestWire }) {
  const texts = useTexts(adminRequestText)
  const words = useTexts(buyerReviewText)
  if (!review) return null
  return (
    <section aria-labelledby="sourcing-review">
      <h2 id="sourcing-review">{texts.review}</h2>
      <p>{[words.stars(review.stars), review.isHidden ? texts.hidden : ''].filter(Boolean).join(' · ')}</p>
      <p className="admin-note">{review.words}</p>
    </section>
  )
}

function Quotes({ list }: Pick<AdminRequestWire, 'list'>) {
  const language = useLanguage()
  const texts = useTexts(adminRequestText)
  const words = useTexts(requestText)
  const countries = useTexts(sourceCountryText)
  return (
    <section aria-labelledby="sourcing-quotes">
      <h2 id="sourcing-quotes">{texts.quotes}</h2>
      {list.length === 0 ? <p className="mute">{texts.noQuotes}</p> : null}
      <dl className="admin-facts admin-facts-list">
        {list.map(({ quoteId, merchant, price, days, country, shop, validTime }) => (
          <div key={quoteId}>
            <dt>{merchant}</dt>
            <dd>
              {[
                showHkdExactly(fromWire(price)),
                words.dayCount(days),
                countries[country],
                shop,
                `${words.valid} ${showMoment(validTime, language)}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Facts({ request }: { request: AdminRequestWire }) {
  const language = useLanguage()
  const texts = useTexts(adminRequestText)
  const words = useTexts(requestText)
  const list = useTexts(adminSourcingText)
  const kinds = useTexts(requestKindText)
  return (
    <CaseFacts
      id="sourcing-facts"
      title={texts.facts}
      facts={[
        [words.looking, `${request.house} · ${kinds[request.kind]}`],
        [words.size, request.size],
        [words.colour, request.colour],
        [words.condition, request.newOnly ? words.newOnly : words.anyCondition],
        [words.budget, showHkdExactly(fromWire(request.budget))],
        [words.neededBy, showDate(request.neededBy, language)],
        [list.asked, showMoment(request.askedTime, language)],
        [texts.due, request.dueTime ? showMoment(request.dueTime, language) : ''],
        [texts.parcel, [request.courier, request.trackingNumber].filter(Boolean).join(' · ')],
      ]}
    >
      <p>
        <a className="link" href={localPath(language, `/admin/members/${request.accountId}`)}>
          {request.member || texts.member}
        </a>
      </p>
      {request.deposit ? (
        <p>
          <a className="link" href={localPath(language, `/admin/orders/${request.deposit.orderNo}`)}>
            {`${texts.deposit} · ${showHkdExactly(fromWire(request.deposit.amount))}`}
          </a>
        </p>
      ) : null}
    </CaseFacts>
  )
}
