import { adminLedgerText } from '#language/admin/books/admin-ledger.text.ts'
import { showMoment } from '#language/dates.ts'
import { writtenIn } from '#language/languages.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { PostingWire } from '#modules/ledger/ledger.contract.ts'
import { sidesOf, useLedgerName } from './ledger-words.ts'

/** Postings with all their entries, and the way from each to its order, its accounts and their owners. */
export function AdminPostingList({ list }: { list: readonly PostingWire[] }) {
  const texts = useTexts(adminLedgerText)
  return (
    <table className="admin-ledger admin-postings">
      <caption className="hidden-text">{texts.entries}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.account}</th>
          <th scope="col">{texts.debit}</th>
          <th scope="col">{texts.credit}</th>
        </tr>
      </thead>
      {list.map((posting) => (
        <Posting key={posting.postingId} posting={posting} />
      ))}
    </table>
  )
}

export const postingsAddress = (filters: Record<string, string>): string =>
  `/admin/money/ledger/postings?${new URLSearchParams(filters)}`

function Posting({ posting: { kind, time, orderNo, subjectId, entries } }: { posting: PostingWire }) {
  const language = useLanguage()
  const texts = useTexts(adminLedgerText)
  const nameOf = useLedgerName()
  return (
    <tbody>
      <tr className="admin-posting-head">
        <th scope="rowgroup" colSpan={3}>
          <b>{nameOf(kind)}</b>
          {orderNo === '' ? null : (
            <a className="link" href={localPath(language, `/admin/orders/${orderNo}`)}>
              {texts.ofOrder(orderNo)}
            </a>
          )}
          <span className="mute">{showMoment(time, language)}</span>
          <a className="mute" href={localPath(language, postingsAddress({ word: subjectId }))} lang="en">
            {subjectId}
          </a>
        </th>
      </tr>
      {entries.map((entry, at) => (
        <Entry key={at} entry={entry} />
      ))}
    </tbody>
  )
}

function Entry({ entry }: { entry: PostingWire['entries'][number] }) {
  const language = useLanguage()
  const texts = useTexts(adminLedgerText)
  const nameOf = useLedgerName()
  const { purpose, ownerId, owner, unit } = entry
  const { debit, credit } = sidesOf(entry)
  return (
    <tr>
      <td>
        <a href={localPath(language, postingsAddress({ purpose }))}>{nameOf(purpose)}</a>{' '}
        {ownerId === '' ? null : (
          <a
            className="mute"
            href={localPath(language, postingsAddress({ purpose, word: ownerId }))}
            lang={owner ? writtenIn(owner) : 'en'}
          >
            {owner || ownerId}
          </a>
        )}
        {unit === 'points' ? <span className="mute">{` ${texts.points}`}</span> : null}
      </td>
      <td>{debit}</td>
      <td>{credit}</td>
    </tr>
  )
}
