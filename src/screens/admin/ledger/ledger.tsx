import type { MetaArgs } from 'react-router'
import { useNavigate, useSearchParams } from 'react-router'
import { adminLedgerText } from '#language/admin/books/admin-ledger.text.ts'
import { showMoment } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { TrialWire } from '#modules/ledger/ledger.contract.ts'
import { getTrialBalance } from '#modules/ledger/ledger.paths.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import { toWire } from '#platform/money.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { AdminMoneyPages } from '#screens/admin/money/money-pages.tsx'
import { signedCents } from '#screens/admin/money/show-amount.ts'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { TextField } from '#ui/fields.tsx'
import { AdminLedgerAlarm } from './ledger-alarm.tsx'
import { sidesOf, useLedgerName } from './ledger-words.ts'
import { postingsAddress } from './posting-list.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminLedgerText.title)

const DAY = /^20\d\d-\d\d-\d\d$/

/** What stands in every account, now or at the end of a day, and whether all of it comes to nothing. */
export default function AdminLedger() {
  const language = useLanguage()
  const texts = useTexts(adminLedgerText)
  const [params] = useSearchParams()
  const day = DAY.test(params.get('day') ?? '') ? (params.get('day') ?? '') : ''
  const found = useDeskQuery(getTrialBalance, { day }, KEEP_LAST)
  return (
    <>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{texts.title}</h1>
        <a className="btn btn-line" href={localPath(language, '/admin/money/ledger/postings')}>
          {texts.all}
        </a>
      </div>
      <AdminMoneyPages />
      <p className="admin-lead">{texts.lead}</p>
      <AsOf day={day} />
      <DeskAnswer found={found}>{(trial) => <Trial trial={trial} />}</DeskAnswer>
    </>
  )
}

function AsOf({ day }: { day: string }) {
  const language = useLanguage()
  const texts = useTexts(adminLedgerText)
  const navigate = useNavigate()
  const here = localPath(language, '/admin/money/ledger')
  const show = (wanted: string) =>
    void navigate(wanted ? `${here}?day=${wanted}` : here, { replace: true, preventScrollReset: true })
  return (
    <div className="admin-as-of">
      <TextField
        type="date"
        label={texts.asOf}
        value={day}
        max={dayInHongKong(clock.now())}
        onChange={({ target }) => show(target.value)}
      />
      {day === '' ? null : (
        <a className="link" href={here} data-replace>
          {texts.now}
        </a>
      )}
    </div>
  )
}

function Trial({ trial: { time, list, sums, checkedTime, problems } }: { trial: TrialWire }) {
  const language = useLanguage()
  const texts = useTexts(adminLedgerText)
  if (list.length === 0) return <EmptyState title={texts.empty} />
  const isBalanced = sums.every(({ amount }) => Number(amount) === 0)
  return (
    <>
      <AdminLedgerAlarm problems={problems} />
      <p className="admin-count" role="status">
        {[
          texts.at(showMoment(time, language)),
          isBalanced ? texts.balanced : texts.unbalanced,
          checkedTime ? texts.checked(showMoment(checkedTime, language)) : '',
        ]
          .filter(Boolean)
          .join(language === 'zh' ? '' : ' · ')}
      </p>
      <table className="admin-ledger admin-trial">
        <caption className="hidden-text">{texts.trial}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.account}</th>
            <th scope="col">{texts.accounts}</th>
            <th scope="col">{texts.debit}</th>
            <th scope="col">{texts.credit}</th>
          </tr>
        </thead>
        {(['cents', 'points'] as const).map((unit) => (
          <Unit key={unit} unit={unit} list={list.filter((row) => row.unit === unit)} />
        ))}
      </table>
    </>
  )
}

type Rows = TrialWire['list']

function Unit({ unit, list }: { unit: 'cents' | 'points'; list: Rows }) {
  const texts = useTexts(adminLedgerText)
  if (list.length === 0) return null
  const amounts = list.map(({ amount }) => (unit === 'points' ? Number(amount) : signedCents(amount)))
  const sum = (sign: 1 | -1): string => {
    const whole = amounts.reduce((total, amount) => total + Math.max(0, amount * sign), 0)
    return sidesOf({ unit, amount: unit === 'points' ? String(whole) : toWire(whole) }).debit
  }
  return (
    <tbody>
      {list.map((row) => (
        <Purpose key={row.purpose} row={row} />
      ))}
      <tr className="admin-trial-sum">
        <th scope="row" colSpan={2}>
          {unit === 'points' ? texts.sumPoints : texts.sum}
        </th>
        <td>{sum(1)}</td>
        <td>{sum(-1)}</td>
      </tr>
    </tbody>
  )
}

function Purpose({ row }: { row: Rows[number] }) {
  const language = useLanguage()
  const texts = useTexts(adminLedgerText)
  const nameOf = useLedgerName()
  const { purpose, accounts } = row
  const { debit, credit } = sidesOf(row)
  return (
    <tr>
      <th scope="row">
        <a className="link" href={localPath(language, postingsAddress({ purpose }))}>
          {nameOf(purpose)}
        </a>
      </th>
      <td>
        {accounts === 1 ? (
          accounts
        ) : (
          <a
            className="link"
            href={localPath(language, `/admin/money/ledger/accounts?state=${purpose}`)}
            aria-label={texts.accountsOf(accounts, nameOf(purpose))}
          >
            {accounts}
          </a>
        )}
      </td>
      <td>{debit}</td>
      <td>{credit}</td>
    </tr>
  )
}
