import { adminText, roleText } from '#language/admin/admin.text.ts'
import { localPath, type Spoken, useLanguage, useTexts } from '#language/texts.ts'
import type { OperatorWire } from '#modules/operators/operators.contract.ts'
import { LanguageLink } from '#screens/store/header/language-link.tsx'
import { Button } from '#ui/button.tsx'
import { signOut } from '#screens/admin/session/session.ts'

const isRole = (role: string): role is keyof typeof roleText => role in roleText

export function AdminHeader({ operator }: { operator: OperatorWire | undefined }) {
  const language = useLanguage()
  const texts = useTexts(adminText)
  const roles: Spoken<typeof roleText> = useTexts(roleText)
  const held = operator?.roles.flatMap((role) => (isRole(role) ? [roles[role]] : [])) ?? []
  return (
    <header className="admin-header">
      <a className="admin-mark" href={localPath(language, '/admin')}>
        <span className="admin-wordmark">PRAYA</span> <span>{texts.name}</span>
      </a>
      <div className="admin-corner">
        <LanguageLink />
        {operator ? (
          <>
            <span className="admin-operator" title={[operator.name, ...held].join(' · ')}>
              <span className="hidden-text">{texts.signedInAs} </span>
              {operator.name}
            </span>
            <Button look="text" onClick={() => void signOut()}>
              {texts.signOut}
            </Button>
          </>
        ) : null}
      </div>
    </header>
  )
}
