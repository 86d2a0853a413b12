import { useState } from 'react'
import { adminApprovalsText } from '#language/admin/books/admin-approvals.text.ts'
import {
  adminInvitationsText,
  invitationFlagText,
  invitationQueueText,
} from '#language/admin/campaigns/admin-invitations.text.ts'
import { showMoment } from '#language/dates.ts'
import { writtenIn } from '#language/languages.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { InvitationRowWire, PersonWire } from '#modules/invitations/invitation-page.contract.ts'
import { useMay } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { DecideDialog } from './decide-dialog.tsx'

/** One invitation: the two, what it brings, what speaks against it, and the decision. */
export function AdminInvitationRow({ row }: { row: InvitationRowWire }) {
  const language = useLanguage()
  const texts = useTexts(adminInvitationsText)
  const approvals = useTexts(adminApprovalsText)
  const names = useTexts(invitationQueueText)
  const [asking, ask] = useState<'release' | 'decline'>()
  const { state, inviterGift, friendGift, joinTime, givenTime, reason, decidedBy } = row
  return (
    <article className="admin-invitation">
      <p>
        <Person person={row.friend} isRow />
        <span className="mute">{texts.by}</span>
        <Person person={row.inviter} />
      </p>
      <p className="mute">
        {[
          names[state],
          texts.joined(showMoment(joinTime, language)),
          givenTime ? texts.givenOn(showMoment(givenTime, language)) : '',
          row.invited > 0 ? texts.broughtMore(row.invited) : '',
        ]
          .filter(Boolean)
          .join(' · ')}
        <OrderLink orderNo={row.orderNo} />
      </p>
      <p>{texts.gets(inviterGift, friendGift)}</p>
      <Flags row={row} />
      {reason ? (
        <p className="admin-note" lang={writtenIn(reason)}>
          {texts.decided(decidedBy, reason)}
        </p>
      ) : null}
      {row.isAsked ? <p>{approvals.waits}</p> : null}
      {state === 'held' ? (
        <p className="admin-buttons">
          <Button aria-keyshortcuts="g" onClick={() => ask('release')}>
            {texts.release}
          </Button>
          <Button look="line" aria-keyshortcuts="d" onClick={() => ask('decline')}>
            {texts.decline}
          </Button>
        </p>
      ) : null}
      {asking ? <DecideDialog key={asking} act={asking} row={row} onClose={() => ask(undefined)} /> : null}
    </article>
  )
}

/** Leads to whom they have brought. */
function Person({ person: { accountId, name }, isRow = false }: { person: PersonWire; isRow?: boolean }) {
  const language = useLanguage()
  const texts = useTexts(adminInvitationsText)
  return (
    <a
      className="link"
      data-row={isRow || undefined}
      href={localPath(language, `/admin/invitations/${accountId}`)}
      lang={name ? writtenIn(name) : undefined}
    >
      {name || texts.nameless}
    </a>
  )
}

function Flags({ row: { flags } }: { row: InvitationRowWire }) {
  const texts = useTexts(adminInvitationsText)
  const names = useTexts(invitationFlagText)
  if (flags.length === 0) return null
  return (
    <ul className="admin-flags">
      {flags.map(({ kind, with: other }) => (
        <li key={kind + (other?.accountId ?? '')}>
          {other ? texts.sameAs(names[kind], other.name || texts.nameless) : names[kind]}
        </li>
      ))}
    </ul>
  )
}

function OrderLink({ orderNo }: { orderNo: string }) {
  const language = useLanguage()
  const texts = useTexts(adminInvitationsText)
  const may = useMay()
  if (!orderNo) return null
  return (
    <>
      {` · ${texts.order} `}
      {may('read-orders') ? (
        <a className="link" href={localPath(language, `/admin/orders/${orderNo}`)}>
          {orderNo}
        </a>
      ) : (
        orderNo
      )}
    </>
  )
}
