import { useEffect, useState } from 'react'
import { type MetaArgs, useNavigate } from 'react-router'
import { adminOperatorsText } from '#language/admin/admin-operators.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { listOperators } from '#modules/operators/admin-operators.paths.ts'
import { DeskListResult } from '#desk/list-result.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { rememberList } from '#desk/list-memory.ts'
import { DeskSearch } from '#desk/search.tsx'
import { useListAddress } from '#desk/use-list-address.ts'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
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
  const operators = useDeskQuery(listOperators, { word: query.word, pageNum: query.page }, KEEP_LAST)
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
        <DeskSearch label={texts.search} word={query.word} onSearch={(word) => show({ word })} />
      </div>
      <DeskListResult found={operators} texts={texts} filtered={query.word !== ''} addressOf={addressOf}>
        {({ list }) => <AdminOperatorTable list={list} />}
      </DeskListResult>
      {isInviting ? (
        <AdminInvite
          onClose={() => invite(false)}
          onInvited={(operatorId) => void navigate(localPath(language, `/admin/operators/${operatorId}`))}
        />
      ) : null}
    </>
  )
}
