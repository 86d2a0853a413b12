import { useState } from 'react'
import type { MetaArgs } from 'react-router'
import { permissionText } from '#language/admin/permissions.text.ts'
import { adminOperatorsText, adminRolesText } from '#language/admin/admin-operators.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { RoleWire } from '#modules/operators/roles.contract.ts'
import { listRoles } from '#modules/operators/roles.paths.ts'
import { ADMINISTRATOR } from '#platform/access/permissions.ts'
import { adminHead } from '#screens/admin/frame/head.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { useDeskQuery } from '#desk/desk-query.ts'
import { Button } from '#ui/button.tsx'
import { AdminNewRole, AdminRoleForm } from './role-form.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminRolesText.title)

/** Every role and what it is a set of. */
export default function AdminRoles() {
  const language = useLanguage()
  const texts = useTexts(adminRolesText)
  const operators = useTexts(adminOperatorsText)
  const [edited, edit] = useState('')
  const found = useDeskQuery(listRoles, {})
  return (
    <>
      <p className="admin-back">
        <a className="link" href={localPath(language, '/admin/operators')}>
          {operators.back}
        </a>
      </p>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{texts.title}</h1>
        <Button onClick={() => edit('new')}>{texts.add}</Button>
      </div>
      <p className="admin-lead">{texts.words}</p>
      <DeskAnswer found={found}>
        {(data) => (
          <>
            <ul className="admin-roles">
              {data.list.map((role) => (
                <Role key={role.roleId} role={role} onEdit={() => edit(role.roleId)} />
              ))}
            </ul>
            {data.list
              .filter(({ roleId }) => roleId === edited)
              .map((role) => (
                <AdminRoleForm key={role.roleId} role={role} onClose={() => edit('')} />
              ))}
          </>
        )}
      </DeskAnswer>
      {edited === 'new' ? <AdminNewRole onClose={() => edit('')} /> : null}
    </>
  )
}

function Role({ role, onEdit }: { role: RoleWire; onEdit: () => void }) {
  const language = useLanguage()
  const texts = useTexts(adminRolesText)
  const names = useTexts(permissionText)
  const isFixed = role.roleId === ADMINISTRATOR
  const held = role.permissions.map((name) => names[name]).join(language === 'zh' ? '、' : ', ')
  return (
    <li>
      <h2>{language === 'zh' ? role.nameZh : role.nameEn}</h2>
      <p>{isFixed ? texts.everything : held || texts.nothing}</p>
      <p className="mute">{[texts.holders(role.holders), ...(role.isBuiltIn ? [texts.builtIn] : [])].join(' · ')}</p>
      {isFixed ? null : (
        <Button look="text" onClick={onEdit}>
          {texts.change}
          <span className="hidden-text"> {language === 'zh' ? role.nameZh : role.nameEn}</span>
        </Button>
      )}
    </li>
  )
}
