import type { ReactNode } from 'react'
import { showMoment } from '#language/dates.ts'
import { adminMoneyText, ledgerText } from '#language/admin/admin-money.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { MoneyCaseWire } from '#modules/treasury/money.contract.ts'
import type { MoneyRepair } from '#modules/treasury/money.rules.ts'
import { fromWire } from '#platform/money.ts'
import { showCents, signedCents } from './show-amount.ts'

type Entry = { account: string; cents: number }

/** What stands in the ledger for a case, each posting with its sum. */
export function AdminPostings({ postings }: Pick<MoneyCaseWire, 'postings'>) {
  const language = useLanguage()
  const texts = useTexts(adminMoneyText)
  const names: Record<string, string> = useTexts(ledgerText)
  if (postings.length === 0) return <p className="mute">{texts.noPostings}</p>
  const entries = postings.flatMap((posting) => posting.entries.map(({ amount }) => signedCents(amount)))
  const debits = entries.filter((cents) => cents > 0).reduce((sum, cents) => sum + cents, 0)
  return (
    <table className="admin-ledger">
      <LedgerHead />
      {postings.map((posting) => (
        <tbody key={`${posting.kind}-${posting.time}`}>
          <Entries
            label={
              <>
                {names[posting.kind] ?? posting.kind}
                <span className="mute">{showMoment(posting.time, language)}</span>
              </>
            }
            entries={posting.entries.map(({ account, amount }) => ({ account, cents: signedCents(amount) }))}
          />
        </tbody>
      ))}
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {texts.sum}
          </th>
          <td>{showCents(debits, false)}</td>
          <td>{showCents(debits - entries.reduce((sum, cents) => sum + cents, 0), false)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** What a repair is going to post, shown before it is pressed. */
export function AdminWillPost({ one, repair }: { one: MoneyCaseWire; repair: MoneyRepair }) {
  const texts = useTexts(adminMoneyText)
  return (
    <table className="admin-ledger admin-ledger-will">
      <LedgerHead />
      <tbody>
        <Entries label={<span className="mute">{texts.willPost}</span>} entries={entriesOf(one, repair)} />
      </tbody>
    </table>
  )
}

function entriesOf({ source, kind, payType, amount, asked }: MoneyCaseWire, repair: MoneyRepair): Entry[] {
  if (repair === 'note') return []
  const cents = fromWire(amount)
  const isOwed = source === 'held' || kind === 'too-much' || kind === 'late' || kind === 'twice'
  const from = { account: isOwed ? 'surplus' : 'customers', cents }
  if (repair === 'book') return [from, { account: 'customers', cents: -cents }]
  if (repair === 'debt') return [from, { account: 'merchant-debts', cents: -cents }]
  if (repair === 'accept')
    return [from, { account: 'differences', cents: fromWire(asked) - cents }, { account: 'customers', cents: -fromWire(asked) }]
  return [from, { account: `clearing-${repair === 'pay-out' ? 'bank' : payType}`, cents: -cents }]
}

function LedgerHead() {
  const texts = useTexts(adminMoneyText)
  return (
    <thead>
      <tr>
        <th scope="col">{texts.entry}</th>
        <th scope="col">{texts.account}</th>
        <th scope="col">{texts.debit}</th>
        <th scope="col">{texts.credit}</th>
      </tr>
    </thead>
  )
}

function Entries({ label, entries }: { label: ReactNode; entries: Entry[] }) {
  const names: Record<string, string> = useTexts(ledgerText)
  return entries.map(({ account, cents }, at) => (
    <tr key={account}>
      {at === 0 ? (
        <th scope="rowgroup" rowSpan={entries.length}>
          {label}
        </th>
      ) : null}
      <td>{names[account] ?? account}</td>
      <td>{cents > 0 ? showCents(cents, false) : ''}</td>
      <td>{cents < 0 ? showCents(-cents, false) : ''}</td>
    </tr>
  ))
}
