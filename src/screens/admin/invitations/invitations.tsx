import type { MetaArgs } from 'react-router'
import { adminInvitationsText, invitationQueueText } from '#language/admin/campaigns/admin-invitations.text.ts'
import { useTexts } from '#language/texts.ts'
import { type InvitationQueue, invitationQueues } from '#modules/invitations/invitation-page.contract.ts'
import { listInvitations } from '#modules/invitations/invitation-page.paths.ts'
import { DeskListResult } from '#desk/list-result.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { DeskSearch } from '#desk/search.tsx'
import { useListAddress } from '#desk/use-list-address.ts'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { AdminInvitationRow } from './invitation-row.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminInvitationsText.title)

/** Who came by whom, and first of all what waits for somebody to look. Whoever is searched for is searched for everywhere. */
export default function AdminInvitations() {
  const texts = useTexts(adminInvitationsText)
  const { query, addressOf, show } = useListAddress()
  const queue = invitationQueues.find((known) => known === query.state) ?? (query.word ? 'all' : 'held')
  const found = useDeskQuery(listInvitations, { queue, word: query.word, pageNum: query.page }, KEEP_LAST)
  return (
    <>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{texts.title}</h1>
        <DeskSearch label={texts.search} word={query.word} onSearch={(word) => show({ word, state: '' })} />
      </div>
      {found.data ? <Queues queues={found.data.queues} chosen={queue} addressOf={addressOf} /> : null}
      <DeskListResult found={found} texts={texts} filtered={query.word !== ''} addressOf={addressOf}>
        {({ list }) => (
          <ul className="admin-invitations">
            {list.map((row) => (
              <li key={row.friend.accountId}>
                <AdminInvitationRow row={row} />
              </li>
            ))}
          </ul>
        )}
      </DeskListResult>
    </>
  )
}

type QueuesProps = {
  queues: Record<InvitationQueue, number>
  chosen: InvitationQueue
  addressOf: (changes: { state: string; word: string }) => string
}

function Queues({ queues, chosen, addressOf }: QueuesProps) {
  const texts = useTexts(adminInvitationsText)
  const names = useTexts(invitationQueueText)
  return (
    <nav className="admin-tabs" aria-label={texts.queues}>
      <ul>
        {invitationQueues.map((queue) => (
          <li key={queue}>
            <a
              href={addressOf({ state: queue === 'held' ? '' : queue, word: '' })}
              aria-current={queue === chosen ? 'page' : undefined}
              data-replace
              data-stay
              className={queues[queue] === 0 ? 'mute' : undefined}
            >
              {names[queue]} <span className="admin-tab-num">{queues[queue]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
