import { useEffect, useState } from 'react'
import { type MetaArgs, useNavigate } from 'react-router'
import { adminOperatorsText } from '#language/admin/admin-operators.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { listOperators } from '#modules/operators/admin-operators.paths.ts'
import { AdminFound } from '#screens/admin/frame/found.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { rememberList } from '#screens/admin/frame/list-memory.ts'
import { AdminSearch } from '#screens/admin/frame/search.tsx'
import { useListAddress } from '#screens/admin/frame/use-list-address.ts'
import { KEEP_LAST, useAdminQuery } from '#screens/admin/session/admin-query.ts'
import { Button } from '#ui/button.tsx'
import { AdminInvite } from './invite.tsx'
import { AdminOperatorTable } from './operator-table.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminOperatorsText.title)

/** Everybody who works here, by name, and a way to bring in somebody new. */
export default function AdminOperators() {
  const texts = useTexts(adminOperatorsText)
  const language = useLanguage()
  const navigate = useNavigate()
  const [isInviting, invite] = useState(false)
  const { query, addressOf, show } = useListAddress()
  const operators = useAdminQuery(listOperators, { word: query.word, pageNum: query.page }, KEEP_LAST)
  const here = addressOf({ page: query.page })
  useEffect(() => rememberList(here), [here])
  return (
    <>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{texts.title}</h1>
        <div className="admin-member-acts">
          <a className="link" href={localPath(language, '/admin/roles')}>
            {texts.roles}
          </a>
          <Button onClick={() => invite(true)}>{texts.invite}</Button>
        </div>
        <AdminSearch label={texts.search} word={query.word} onSearch={(word) => show({ word })} />
      </div>
      <AdminFound found={operators} texts={texts} filtered={query.word !== ''} addressOf={addressOf}>
        {({ list }) => <AdminOperatorTable list={list} />}
      </AdminFound>
      {isInviting ? (
        <AdminInvite
          onClose={() => invite(false)}
          onInvited={(operatorId) => void navigate(localPath(language, `/admin/operators/${operatorId}`))}
        />
      ) : null}
    </>
  )
}
