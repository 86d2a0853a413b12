import { showDate, showMoment } from '#language/dates.ts'
import { sellerMoneyText } from '#language/seller/seller-money.text.ts'
import { sellerTodayText } from '#language/seller/seller.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { getMerchantMoney, listComingMoney } from '#modules/settlement/merchant-money.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { useDeskQuery } from '#desk/desk-query.ts'
import { showMoney } from '#screens/seller/money/show-money.ts'

/** What there is, what comes next, and what keeps it from the bank. */
export function MoneyToday() {
  const language = useLanguage()
  const texts = useTexts(sellerTodayText)
  const names = useTexts(sellerMoneyText)
  const found = useDeskQuery(getMerchantMoney, {})
  return (
    <section aria-labelledby="today-money">
      <h2 id="today-money">
        <a className="link" href={localPath(language, '/seller/money')}>
          {names.title}
        </a>
      </h2>
      <DeskAnswer found={found} height={160}>
        {({ balance, pending, onTheWay, named, account }) => (
          <>
            <p className="seller-balance">{showMoney(balance)}</p>
            <p className="mute">{names.now}</p>
            <dl className="seller-sums">
              <div>
                <dt>{names.pending}</dt>
                <dd>{showMoney(pending)}</dd>
              </div>
              <Next />
              <div>
                <dt>{names.onTheWay}</dt>
                <dd>{showMoney(onTheWay)}</dd>
              </div>
            </dl>
            {named?.state === 'waiting' ? <p className="mute">{texts.accountWaits}</p> : null}
            {named?.state === 'refused' ? <p className="admin-notice">{names.refused(named.account)}</p> : null}
            {account?.restTime ? <p className="mute">{names.rests(showMoment(account.restTime, language))}</p> : null}
            {account === null && named === null ? <p className="mute">{names.noAccount}</p> : null}
          </>
        )}
      </DeskAnswer>
    </section>
  )
}

/** The item that is due first of those that buyers have received. */
function Next() {
  const language = useLanguage()
  const texts = useTexts(sellerTodayText)
  const { data } = useDeskQuery(listComingMoney, { pageNum: 1 })
  const next = data?.list.find(({ dueDay }) => dueDay !== '')
  if (!next) return null
  return (
    <div>
      <dt>{texts.nextDue(showDate(next.dueDay, language))}</dt>
      <dd>{showMoney(next.receives)}</dd>
    </div>
  )
}
