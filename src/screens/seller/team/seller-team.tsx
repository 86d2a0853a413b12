import { useMemo, useState } from 'react'
import type { MetaArgs } from 'react-router'
import { showDate } from '#language/dates.ts'
import type { Language } from '#language/languages.ts'
import { shopOwnersText } from '#language/seller/shop-owners.text.ts'
import { sellerScopeText, sellerTeamText } from '#language/seller/seller-team.text.ts'
import { type Spoken, useLanguage, useTexts } from '#language/texts.ts'
import type { PeopleWire } from '#modules/merchants/people.contract.ts'
import { listPeople } from '#modules/merchants/people.paths.ts'
import { dayInHongKong } from '#platform/clock.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { useDeskQuery } from '#desk/desk-query.ts'
import { DeskTable, deskColumns } from '#desk/table.tsx'
import { sellerHead } from '#screens/seller/frame/seller-head.ts'
import { useActing } from '#screens/seller/frame/seller-session.ts'
import { Button } from '#ui/button.tsx'
import { InvitationList, InviteDialog } from './invitations.tsx'
import { ClosingShop } from './closing-shop.tsx'
import { EndPersonDialog, LeaveDialog, MakeOwnerDialog, PersonDialog } from './person-dialogs.tsx'

export const meta = ({ location }: MetaArgs) => sellerHead(location.pathname, sellerTeamText.title)

type Person = PeopleWire['list'][number]
type Asked = { person: Person; what: 'change' | 'end' | 'own' } | { what: 'invite' | 'leave' }

/** Who acts for this merchant; staff with the scope change those who are no owners. */
export default function SellerTeam() {
  const texts = useTexts(sellerTeamText)
  const [asked, ask] = useState<Asked>()
  const found = useDeskQuery(listPeople, {})
  const close = () => ask(undefined)
  return (
    <>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className="admin-lead">{texts.lead}</p>
      <p>
        <Button onClick={() => ask({ what: 'invite' })}>{texts.invite}</Button>
      </p>
      <DeskAnswer found={found}>
        {({ list, invitations }) => (
          <>
            <People list={list} ask={ask} />
            <InvitationList list={invitations} />
          </>
        )}
      </DeskAnswer>
      <ClosingShop />
      {asked?.what === 'leave' ? <LeaveDialog onClose={close} /> : null}
      {asked?.what === 'own' ? <MakeOwnerDialog person={asked.person} onClose={close} /> : null}
      {asked?.what === 'invite' ? <InviteDialog onClose={close} /> : null}
      {asked?.what === 'change' ? <PersonDialog person={asked.person} onClose={close} /> : null}
      {asked?.what === 'end' ? <EndPersonDialog person={asked.person} onClose={close} /> : null}
    </>
  )
}

function People({ list, ask }: { list: readonly Person[]; ask: (asked: Asked) => void }) {
  const language = useLanguage()
  const texts = useTexts(sellerTeamText)
  const scopes = useTexts(sellerScopeText)
  const columns = useMemo(() => columnsFor({ language, texts, scopes, ask }), [language, texts, scopes, ask])
  return (
    <DeskTable caption={texts.table} columns={columns} list={list} idOf={({ personId }) => personId} className="seller-team" />
  )
}

const column = deskColumns<Person>()
const LABELLED = { isLabelled: true }

type Given = {
  language: Language
  texts: Spoken<typeof sellerTeamText>
  scopes: Spoken<typeof sellerScopeText>
  ask: (asked: Asked) => void
}

function columnsFor({ language, texts, scopes, ask }: Given) {
  return column.columns([
    column.accessor(({ name, isSelf }) => (isSelf ? texts.isYou(name || texts.nameless) : name || texts.nameless), {
      id: 'name',
      header: texts.person,
      meta: { isRowHead: true },
    }),
    column.accessor(({ role }) => texts[role], { id: 'role', header: texts.role, meta: LABELLED }),
    column.accessor(
      ({ role, scopes: held }) =>
        role === 'owner'
          ? texts.everything
          : held.map((scope) => scopes[scope]).join(language === 'zh' ? '、' : ', ') || texts.nothing,
      { id: 'scopes', header: texts.scopes, meta: LABELLED },
    ),
    column.accessor(({ joinTime }) => showDate(dayInHongKong(new Date(joinTime)), language), {
      id: 'since',
      header: texts.since,
      meta: LABELLED,
    }),
    column.display({
      id: 'actions',
      header: texts.actions,
      meta: { isUnseen: true, className: 'seller-team-ways' },
      cell: ({ row: { original: person } }) => <PersonWays person={person} ask={ask} />,
    }),
  ])
}

function PersonWays({ person, ask }: { person: Person; ask: (asked: Asked) => void }) {
  const texts = useTexts(sellerTeamText)
  const owners = useTexts(shopOwnersText)
  const isOwner = useActing()?.role === 'owner'
  if (person.isSelf)
    return (
      <Button look="text" onClick={() => ask({ what: 'leave' })}>
        {owners.leave}
      </Button>
    )
  if (person.role === 'owner') return null
  const named = <span className="hidden-text"> {person.name}</span>
  return (
    <>
      <Button look="text" onClick={() => ask({ person, what: 'change' })}>
        {texts.change}
        {named}
      </Button>
      {isOwner ? (
        <Button look="text" onClick={() => ask({ person, what: 'own' })}>
          {owners.makeOwner}
          {named}
        </Button>
      ) : null}
      <Button look="text" onClick={() => ask({ person, what: 'end' })}>
        {texts.end}
        {named}
      </Button>
    </>
  )
}
